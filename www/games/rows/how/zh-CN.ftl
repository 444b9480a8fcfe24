# 三句话说规则，再举一步。

staircase-how-1 = 石子放在台阶上，第 0 级是地面。
staircase-how-2 = 一步把某一级的一颗或几颗移到下一级。
staircase-how-3 = 不能走的人输，所以把最后一颗移到地面的人胜。
staircase-how-example = 例：第 1 级的 3 颗中有 2 颗移到地面。
turning-how-1 = 硬币排成一列，从左起编号，有些正面朝上。
turning-how-2 = 一步按规则翻几枚，1-2 就是一枚或两枚；所翻的最右一枚须由正面翻成反面。
turning-how-3 = 不能走的人输：这时全是反面，或正面左边的硬币不够。
turning-how-example = 例：正面在 3、5、10 时，翻第 10 枚和第 6 枚，正面就在 3、5、6。
coins-how-1 = 硬币排在一列格子里，每格至多一枚。
coins-how-2 = 一步把任一枚硬币移到它右边最近的空格。
coins-how-3 = 三种读法：右边没有空格的硬币不能动；或先到最后一格者胜；或这样的硬币被丢弃，丢最后一枚者胜。
coins-how-example = 例：1101000100 中第 1 格的硬币跳到第 3 格。
parity-piles-how-1 = 几堆石子，从左边第 0 堆起编号。
parity-piles-how-2 = 一步选两堆，右边那堆须是奇数颗，把一颗石子从其中一堆移到另一堆。
parity-piles-how-3 = 不能走的人输。
parity-piles-how-example = 例：2012、3、4、1 中把第 3 堆的一颗移到第 1 堆：2012、4、4、0。
splitting-how-1 = 几个装豆子的瓶子，从左边第 0 瓶起编号。
splitting-how-2 = 一步从某瓶取出一颗，在右边的两个瓶子里各放一颗，或在同一瓶里放两颗。
splitting-how-3 = 不能走的人输：这时豆子都在最后一瓶。
splitting-how-example = 例：1、0、2、1 中第 0 瓶的豆子变成第 1 瓶和第 3 瓶各一颗。
