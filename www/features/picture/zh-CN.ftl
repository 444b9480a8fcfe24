# 保存图片。

picture-alt = 将要保存的图片
picture-width = 宽度（像素）
picture-width-shown = 同屏幕
picture-language = 语言
picture-caption = 在下方带上这一步的说明
picture-png = PNG { $scale }×（{ $width } × { $height }）
picture-saved = 已保存为 { $name }。
picture-failed = 未能生成图片：{ $reason }
picture-series = 连续多步
picture-from = 从第几步
picture-to = 到第几步
picture-each = 每张几秒（APNG、GIF）
picture-steps = 每一步
picture-milestones = 关键步骤
picture-count = 共 { $count } 张。
picture-range-wrong = 从第“{ $from }”步到第“{ $to }”步：应为 0 到 { $last } 的整数，前一个不大于后一个。
picture-range-long = 一个文件最多 { $most } 张：请选“关键步骤”，或者少选几步。
picture-each-wrong = 每张“{ $value }”秒：应为 { $least } 到 { $most } 的数。
picture-zip = PNG 打包（ZIP）
picture-slides = 幻灯片（PPTX）
picture-no-tikz = { $reason ->
    [pixels] 这个棋盘由像素组成，不能存为 TikZ。
   *[large] 这个棋盘的图形太多，不能存为 TikZ。
}
