# 讲课的窗口。

present-notes = 讲课
present-end = 结束
present-open = 打开投影窗口
present-open-again = 重新打开投影窗口
present-followed = 投影窗口与这里同步。
present-gone = 投影窗口已关闭。
present-none = 还没有投影窗口。
present-skip = 现在就去
present-screens = 投影显示
present-cover = 封面
present-cover-why = 投影只显示课程标题；再点一次恢复棋盘。
present-blank = 黑屏
present-blank-why = 投影变成黑屏；再点一次或按 B 键恢复棋盘。
present-code = 二维码
present-code-why = 投影显示二维码，手机扫码即可打开这一节；再点一次恢复棋盘。
present-note = 备注
present-no-note = 这一节没有备注。
present-tally = 举手
present-tally-clear = 清零
present-yes = 是
present-no = 否
present-next = 下一节：第 { $number } 节
present-last = 这是最后一节。
present-asks = 有提问
