# 证明的名称。

why-name = 为什么？
why-summary = 断言、检验、证明：为什么是异或？为什么是 mex？
why-also = proof, Bouton, mex, XOR, Sprague, Grundy; 证明, 为什么, 异或
why-ex-facts = 三条性质
why-ex-facts-why = 两个相同的局面并排，先手必败：每种走法都有应对。
why-ex-table = 两堆的表
why-ex-table-why = 每个数都由它上方与左方的数唯一决定。
why-ex-formula = 是哪个公式？
why-ex-formula-why = 十个常见的猜想，各在哪里出错。
why-ex-mex = 图上的值
why-ex-mex-why = 两个条件使每个顶点只剩一个值。
why-how-1 = 一方提出断言，另一方可走任意一步。
why-how-2 = 断言必须对每一步都有应对。
why-how-3 = 只要有一步无法应对，断言就被推翻。
why-how-example = 例：“a 与 b 并排相当于 a + b”对 1 与 1 两堆就不成立。
