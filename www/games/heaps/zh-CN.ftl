# 堆的游戏。

error-heap = 第 { $place } 堆必须是至多 { $limit } 位的整数；输入的是“{ $typed }”。
error-heaps-many = 有 { $value } 堆；至多 { $limit } 堆。
error-heap-max = 每步从一堆至多取的数目必须是从 1 起、至多 { $limit } 位的整数；输入的是“{ $typed }”。
error-heap-moore = 每步可取的堆数须从 1 到总堆数 { $limit }；输入的是“{ $typed }”。
error-heap-rule = 没有规则“{ $typed }”；可用的有 { $rules }。
error-heap-three = 每堆至多取 { $max }、每步至多从 { $moore } 堆取、取最后一颗者输：三者合在一起没有定理可答。
error-heap-bounded-moore = 非空的堆有 { $value } 个，多于 { $limit } 个，且有一堆为 { $heap }，多于每次可取的 { $max }：一步取多堆时没有定理可答。
error-positions-many = 从这里能到达的局面多于 { $limit } 个。
error-positions-cycle = 有的走法会从一个局面回到它自己：这个游戏未必结束。
