# The certificate of a period.

sums-certificate = Save a certificate of this period
sums-certificate-saved = Saved as { $name }. The program check_period.py checks it { $unit ->
    [short] in a minute
    [minutes] in about { $count } minutes
   *[hours] in about { $count } hours
}, with no code of this app.
sums-certificate-none = There is no certificate for this kind of rule.
sums-certificate-insecure = The digest can’t be computed on this page. Open it by https or from a file.
