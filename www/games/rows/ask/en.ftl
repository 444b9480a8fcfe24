# What games in a row ask.
rows-ask-next = { $game ->
    [staircase] The XOR so far is { $before }. Stair { $number } has { $holds }. What is the XOR then?
    [turning] The XOR so far is { $before }. The next head is on coin { $number }. What is the XOR then?
    [coins] The XOR so far is { $before }. On stair { $number } there are { $holds } coins. What is the XOR then?
    [parity-piles] The XOR so far is { $before }. Pile { $number } has { $holds }. What is the XOR then?
   *[splitting] The XOR so far is { $before }. Bottle { $number } has { $holds }. What is the XOR then?
}
