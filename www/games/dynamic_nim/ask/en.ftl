# What Dynamic Nim asks.
ask-number-f-name = The least winning take
ask-number-f = What is **f** of this pile: the least number whose taking wins?
dynamic-nim-ask-next = The next row: what is **f({ $row })**, the least take that wins from { $row }?
