# What Wythoff's game asks.
ask-number-partner-name = The partner of a pile
ask-number-partner = Which second pile makes a lost position together with the **first** one here?
wythoff-ask-star = Where does star { $i } fall? Give both piles, like 3, 5.
wythoff-ask-mex = Pair { $i } has { $a }. Which number goes with it?
