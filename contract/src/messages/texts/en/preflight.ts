import type { preflight as zh } from '../zh/preflight.ts';

export const preflight: { readonly [Id in keyof typeof zh]: string } = {
  'preflight.low-resolution':
    'Image “{layer}” has only {dpi} dpi at this size, below the minimum of {lowestDpi} dpi, and will print blurred. Make it smaller or use a larger original.',
  'preflight.low-resolution.drawn':
    'Vector graphic “{layer}” is larger than one surface can draw and gets only {dpi} dpi, below the minimum of {lowestDpi} dpi; it will print blurred. Make it smaller, or the large vector graphics below it.',
  'preflight.below-print-resolution':
    'Image “{layer}” has {dpi} dpi at this size, below the print resolution of {wantedDpi} dpi; fine detail may be lost. Make it smaller or use a larger original.',
  'preflight.below-print-resolution.drawn':
    'Vector graphic “{layer}” is larger than one surface can draw and gets only {dpi} dpi, below the print resolution of {wantedDpi} dpi; fine detail may be lost. Make it smaller, or the large vector graphics below it.',
  'preflight.outside-print-area':
    '“{layer}” lies wholly outside the print area and will not be printed. Move it inside or delete it.',
  'preflight.cut-off':
    'About {percent}% of “{layer}” lies outside the print area[ ({sides})] and will be cut off. Move it inside to print all of it.',
  'preflight.cut-off.outline':
    "About {percent}% of “{layer}” lies outside the product's outline, up to {outlineMm} mm beyond it, and will not be printed. Move it inside the outline to print all of it.",
  'preflight.side-left': 'left {mm} mm',
  'preflight.side-right': 'right {mm} mm',
  'preflight.side-top': 'top {mm} mm',
  'preflight.side-bottom': 'bottom {mm} mm',
  'preflight.bare-left': '{mm} mm bare at the left',
  'preflight.bare-right': '{mm} mm bare at the right',
  'preflight.bare-top': '{mm} mm bare at the top',
  'preflight.bare-bottom': '{mm} mm bare at the bottom',
  'preflight.crosses-safe-line':
    '“{layer}” ends {gapMm} mm from the edge, beyond the {safeMm} mm safe line, and may be trimmed. Move it inside the safe area.',
  'preflight.crosses-safe-line.over':
    '“{layer}” ends {gapMm} mm from the edge, beyond the {safeMm} mm safe line, and may be trimmed. Move it inside the safe area, or let the image run over the edge.',
  'preflight.crosses-safe-line.uncut':
    '“{layer}” ends {gapMm} mm from the edge, beyond the safe line, and may be incomplete when the print shifts. Move it inside the safe area.',
  'preflight.crosses-safe-line.uncut-over':
    '“{layer}” ends {gapMm} mm from the edge, beyond the safe line, and may be incomplete when the print shifts. Move it inside the safe area, or let the image run over the edge.',
  'preflight.short-of-bleed':
    '“{layer}” reaches the trim edge but does not fill the {bleedMm} mm bleed; a white edge may show. Enlarge it beyond the bleed line.',
  'preflight.empty-design':
    'Every surface is empty: there is nothing to print. Add an image, text or a shape.',
  'preflight.empty-surface':
    'Surface “{surface}” is empty and will not be printed. Ignore this if that is intended.',
  'preflight.fully-transparent':
    '“{layer}” has an opacity of 0 and will not be seen. Raise its opacity or delete it.',
  'preflight.fully-transparent.almost':
    '“{layer}” has an opacity of only {opacityPercent}% and will hardly be seen. Raise its opacity or delete it.',
  'preflight.too-small':
    '“{layer}” is smaller than {smallestMm} mm and will hardly be seen. Enlarge or delete it.',
  'preflight.nothing-to-print':
    '“{layer}” has nothing to print: no words, or neither fill nor outline. Complete or delete it.',
  'preflight.same-as-product':
    "“{layer}” has almost the product's own colour ({product}) and will not be seen. Choose another colour or add an outline.",
  'preflight.same-as-product.part':
    "About {percent}% of the gradient of “{layer}” has almost the product's own colour ({product}) and will not be seen. Change the colours near to it or add an outline.",
  'preflight.fallback-font': '“{layer}”: {count} characters that its font lacks print in {fonts}: {letters}',
  'preflight.lacking-features': '“{layer}”: its font does not have these OpenType features: {features}',
  'preflight.other-forms':
    '“{layer}”: its font does not tell apart the chosen form of a letter, or an emoji made of several[ ({letters})]; the plain letter, or its parts, are printed. Check them, or choose another font.',
  'preflight.missing-glyph':
    'The font of “{layer}” lacks {count} of its characters: {missing}. Choose another font or other characters.',
  'preflight.heavy-letters':
    'The letters of “{layer}” are too complex to print: this font’s outlines take {times} times what can be drawn. Choose another font, use fewer words, or remove the outline.',
  'preflight.heavy-vector':
    'The outlines of “{layer}” are too complex to print: with the vectors below it they take {times} times what can be drawn. Simplify or shrink it, remove its strokes, or use a picture instead.',
  'preflight.text-overflow':
    'The text of “{layer}” does not fit its box and will not print whole. Use smaller letters, enlarge the box, or let the text shrink.',
  'preflight.text-overflow.shrink':
    'The text of “{layer}” does not fit its box even at the smallest size and will not print whole. Enlarge the box or use fewer words.',
  'preflight.missing-image':
    'The original of image “{layer}” is no longer in the library and cannot be printed. Replace the image or delete the layer.',
  'preflight.damaged-image':
    'Part of the file of image “{layer}” is damaged or missing; it may print with blank or wrong parts. Check the picture, or better replace it by an undamaged original.',
  'preflight.semi-transparent':
    '“{layer}” has an opacity of {opacityPercent}%; over a white underbase it prints pale and uneven. Set it to 100% and use a lighter colour instead.',
  'preflight.semi-transparent.pixels':
    'Image “{layer}” has half-transparent pixels; over a white underbase its edges print pale and rough. Use an image with solid edges.',
  'preflight.soft-shadow':
    'The shadow of “{layer}” is blurred by {blurMm} mm; over a white underbase it prints pale and rough. Use a solid shadow without blur.',
  'preflight.soft-shadow.pale':
    'The shadow of “{layer}” has an opacity of {opacityPercent}%; over a white underbase it prints pale and rough. Use a solid shadow without blur.',
  'preflight.cut-by-hole':
    'About {percent}% of “{layer}” falls into the opening for the {hole} ({xMm} mm from the left, {yMm} mm from the top), where there is nothing to print on. Move it aside or make it smaller.',
  'preflight.bare-strip':
    '“{layer}” does not fill the print: {bare}. This product is printed to its edges, so the strip shows its own colour. Fill the print area, or leave a clear frame on all four sides.',
  'preflight.tiny-artwork':
    'The artwork is only {widthMm} × {heightMm} mm, {percent}% of the print area, and will look lost. Enlarge it; where the pixels are too few, use a larger original.',
  'preflight.thin-line':
    'A line or outline of “{layer}” is only {lineMm} mm, below the {leastMm} mm this print method holds, and will break or vanish. Make it thicker.',
  'preflight.small-letters':
    'The letters of “{layer}” are set in only {letterMm} mm, below the {leastMm} mm this print method holds, and will fill in. Enlarge the text or use fewer words.',
  'preflight.invisible-picture':
    'Image “{layer}” is fully transparent: there is nothing to print. Use another image or delete the layer.',
  'preflight.invisible-picture.almost':
    'Image “{layer}” is almost transparent ({percent}% at most) and will not be seen. Use another image or delete the layer.',
  'preflight.covered':
    '“{layer}” lies wholly below “{over}” and will not be seen. Bring it to the front or delete it.',
  'preflight.low-contrast':
    'The words of “{layer}”[ ({letters})] are almost as light or dark as what they stand on ({ground}) and can hardly be read. Choose a colour with more contrast or add an outline.',
  'preflight.invalid-code':
    '“{layer}” cannot be made into a {codeName} code: {why}. Correct what it says, or choose another kind.',
  'preflight.code-modules':
    'The finest bars of “{layer}” are only {moduleMm} mm, below the {leastMm} mm that print and can be scanned. Make it at least {widthMm} mm wide.',
  'preflight.code-contrast':
    '“{layer}” and its background differ in lightness by only {percent}%, and it may not scan. Use a dark code on a light background.',
  'preflight.code-inverted':
    '“{layer}” is lighter than its background; many scanners read only dark codes on light. Swap the colours.',
  'preflight.code-ground':
    '“{layer}” does not lie on one plain colour, and may not scan. Give it a background.',
  'preflight.code-covered':
    '“{over}” covers “{layer}”, which cannot be scanned. Move it aside, or bring the code to the front.',
  'preflight.code-covered.margin':
    '“{over}” reaches into the margin that must stay empty around “{layer}”, which may not scan. Move it aside, or bring the code to the front.',
  'preflight.why-empty': 'it is empty',
  'preflight.why-characters': 'it cannot hold “{characters}”',
  'preflight.why-length': 'it needs {wanted} digits and has {length}',
  'preflight.why-check-digit': 'its last digit should be {wanted} and is {digit}; compare all digits',
  'preflight.why-too-long': 'it is too long',
  'preflight.unknown-surface':
    "The template has no surface “{wanted}”; what is on it will not be printed. Move it to one of the template's surfaces.",
  'preflight.unknown-colour': 'The template has no colour “{wanted}”. Choose a colour again.',
  'preflight.unknown-size': 'The template has no size “{wanted}”. Choose a size again.',
  'preflight.broken-binding':
    'The field that “{layer}” is bound to is gone or of another kind, so orders stop. Choose a field or remove the binding.',
  'preflight.broken-binding.no-colour':
    'The colour of “{layer}” comes from the field “{field}”, but some choices have none, so orders stop. Give every choice a colour.',
  'preflight.broken-binding.no-choice':
    '“{layer}” is shown for choices of “{field}” that are gone, so orders stop. Choose again.',
  'preflight.unused-field':
    'No layer uses the field “{field}”: what a buyer fills in cannot be printed, so orders stop. Bind a layer to it or delete it.',
  'preflight.no-choices': 'The field “{field}” has no choices yet, so no value is known. Add its choices.',
  'preflight.sample-breaks-rules':
    'The sample of “{layer}” breaks the rules of its field “{field}” ({broken}); no buyer can write this. Change the sample or the rules.',
  'preflight.styles-replaced':
    'The words of “{layer}” have several styles. Those that an order brings for “{field}” all print in the style of the whole layer: {style}.',
  'preflight.picture-mirrored':
    '“{layer}” is mirrored, so buyers’ pictures will be too, and words in them print backwards. Undo the mirroring unless that is wanted.',
  'preflight.picture-cropped':
    '“{layer}”: the picture has other proportions than its frame, about {percent}% of it is cut off. Check that faces and words are still there.',
  'preflight.repeats-enlarged':
    '“{layer}”: at {wantedMm} mm each there would be more repeats than can be drawn, so they are {mm} mm wide. For a denser pattern, tile a picture that holds several repeats.',
  'preflight.style-own-font': 'own font',
  'preflight.style-size': '{mm} mm',
  'preflight.style-gradient': 'gradient',
  'preflight.rule-too-long': '{length:characters}, at most {most}',
  'preflight.rule-too-short': '{length:characters}, at least {least}',
  'preflight.rule-too-many-lines': '{lines:textLines}, at most {most}',
  'preflight.rule-characters': 'characters not allowed: {characters}',
};
