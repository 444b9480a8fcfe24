# Save picture.

picture-alt = The picture as it will be saved
picture-width = Width in pixels
picture-width-shown = as shown
picture-language = Language
picture-caption = With the step’s sentence below
picture-png = PNG { $scale }× ({ $width } × { $height })
picture-saved = Saved as { $name }.
picture-failed = The picture couldn’t be made: { $reason }
picture-series = A series of steps
picture-from = from step
picture-to = to step
picture-each = seconds each (APNG, GIF)
picture-steps = every step
picture-milestones = key steps
picture-count = { $count ->
    [one] One picture.
   *[other] { $count } pictures.
}
picture-range-wrong = From step “{ $from }” to step “{ $to }”: write whole numbers from 0 to { $last }, the first not larger than the second.
picture-range-long = One file can have at most { $most } pictures: choose key steps, or fewer steps.
picture-each-wrong = “{ $value }” seconds for each picture: write a number from { $least } to { $most }.
picture-zip = PNGs in a ZIP
picture-slides = Slides (PPTX)
picture-no-tikz = { $reason ->
    [pixels] There is no TikZ of this board: it is made of pixels.
   *[large] There is no TikZ of this board: it has too many parts.
}
