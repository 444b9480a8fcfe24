# 两种方法并排对照。
compare = 对照两种方法
compare-left = 左
compare-right = 右
compare-work = / { $count } 步
compare-start = { $shared ->
    [0] 两种方法先后各自走到终点，左边先走。比较它们用的步数。
   *[other] 每步作一次判断。总是落后的一方先走，所以每个里程碑两边同时到达。
}
compare-none = “{ $value }”没有可以对照的方法。
compare-note-at = 两边不会同时到达“{ $value }”，所以从头开始。
