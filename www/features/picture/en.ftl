# Save picture.

picture-alt = The picture as it will be saved
picture-width = Width in pixels
picture-width-shown = as shown
picture-language = Language
picture-caption = With the sentence of the step below
picture-png = PNG { $scale }× ({ $width } × { $height })
picture-saved = Saved as { $name }.
picture-failed = The picture could not be made: { $reason }
picture-series = A series of steps
picture-from = from step
picture-to = to step
picture-each = seconds each (GIF)
picture-steps = every step
picture-milestones = milestones
picture-count = { $count ->
    [one] One picture.
   *[other] { $count } pictures.
}
picture-range-wrong = From step “{ $from }” to step “{ $to }”: both are whole numbers from 0 to { $last }, the first not above the second.
picture-range-long = There may be { $most } pictures in one file: choose milestones, or fewer steps.
picture-each-wrong = “{ $value }” seconds for each picture: it is a number from { $least } to { $most }.
picture-zip = PNGs in a ZIP
picture-slides = Slides (PPTX)
