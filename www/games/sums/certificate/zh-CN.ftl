# 周期的证书。

sums-certificate = 保存这个周期的证书
sums-certificate-saved = 已保存为 { $name }。程序 check_period.py 不用本应用的代码就能检验它，{ $unit ->
    [short] 一分钟之内完成
    [minutes] 约需 { $count } 分钟
   *[hours] 约需 { $count } 小时
}。
sums-certificate-none = 这类规则没有证书。
sums-certificate-insecure = 此页面无法计算摘要。请用 https 或本地文件打开。
