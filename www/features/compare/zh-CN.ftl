# 两种方法并排对照。
compare = 对照两种方法
compare-left = 左
compare-right = 右
compare-work = / { $count } 步
compare-start = { $shared ->
    [0] 两种方法各自走完，左边先走；比较它们所用的步数。
   *[other] 每步作一次判断。总是让落后的一边先走，所以两边会同时到达每个关键步骤。
}
compare-none = “{ $value }”没有可以对照的方法。
compare-note-at = 两边不会同时到达“{ $value }”，所以从头开始。
