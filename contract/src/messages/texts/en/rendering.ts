import type { rendering as zh } from '../zh/rendering.ts';

export const rendering: { readonly [Id in keyof typeof zh]: string } = {
  'rendering.design-deleted': 'The design has been deleted',
  'rendering.canvas-too-large': '{widthPx} × {heightPx} pixels are more than can be drawn',
  'rendering.damaged-picture':
    'The file of picture “{picture}” is damaged. Upload it again, replace it in the design and save',
  'rendering.picture-gone':
    'The file of picture “{picture}” is no longer in the storage. Upload it again, replace it in the design and save',
  'fields.unknown-field':
    'The buyer filled in “{field}”, but the design has neither a field nor a layer of that name. Add the field in the designer, or give a field this alias, and let the order use the newest version',
  'fields.empty-field':
    'There is no value for “{field}”: the row brings none, and the sample is never printed instead. Fill it in and import again; if the field may stay empty, mark it as optional in the designer and let the order use the newest version',
  'fields.empty-field.text':
    'There is no text for “{field}”: the row brings none, and the sample is never printed instead. Fill it in and import again; if the field may stay empty, mark it as optional in the designer and let the order use the newest version',
  'fields.empty-field.picture':
    'There is no picture for “{field}”: the row brings none, and the sample is never printed instead. Fill it in and import again; if the field may stay empty, mark it as optional in the designer and let the order use the newest version',
  'fields.given-twice':
    '“{field}” has two different values, and nothing says which is meant. Leave one of them in the file and import again',
  'fields.too-short':
    '“{field}” has only {length:characters} and needs at least {least}. Ask the buyer, correct it and import again',
  'fields.too-long':
    '“{field}” has {length:characters}, at most {most} are allowed. Ask the buyer, shorten it and import again',
  'fields.too-many-lines':
    '“{field}” has {lines:textLines}, at most {most} are allowed. Ask the buyer, correct it and import again',
  'fields.characters-not-allowed':
    '“{field}” holds {count:characters} not allowed there; open the order to see what the buyer wrote. Ask the buyer and import again, or allow them in the designer',
  'fields.unknown-choice':
    'The value of “{field}” is none of its choices ({choices}). Give the right choice this alias in the designer and let the order use the newest version',
  'fields.unknown-choice.none':
    'The field “{field}” has no choices yet. Add them in the designer and let the order use the newest version',
  'fields.unreadable-colour':
    'The value of “{field}” is no colour. Write it as #RRGGBB, such as #D9442B, or list names of colours for the field in the designer',
  'fields.no-picture':
    '“{field}” takes a picture, but the file gives no address of a picture. Give one that begins with https:// and import again',
  'fields.field-without-layer':
    'The buyer filled in “{field}”, but no layer uses this field. Bind a layer to it in the designer and let the order use the newest version',
  'fields.field-not-printed':
    'The buyer filled in “{field}”, but the layers that use it are not printed for this line: they are hidden, or the choice leaves them out. Ask the buyer, or change the design',
  'fields.text-and-picture':
    'A text layer and a picture layer are both called “{field}”, and the buyer gave one value: the other layer would print its sample. Rename or hide one of them in the designer and let the order use the newest version',
  'fields.broken-binding':
    'Layer “{layer}” is bound to a field[ (“{field}”)] that is not set up completely. See the checks in the designer, and let the order use the newest version',
  'rendering.storage-full':
    'The storage is full, so no print file was made. Free some space, then choose “Try again”',
  'rendering.differs-from-preview':
    'The print file[ of surface “{surface}”] differs from the preview[{place}]. It was kept back so that nothing wrong is printed, and making it again would give the same. Tell the administrator[ and give the number {diagnostic}]',
  'rendering.place': ' ({xMm} mm from the left, {yMm} mm from the top[, about {widthMm} × {heightMm} mm])',
  'rendering.broken-file':
    'The file of the print[ of surface “{surface}”] did not hold what was drawn, twice in a row, and was not used. Ask the administrator to check the server[ and give the number {diagnostic}]',
  'rendering.vector-too-complex':
    'The vector graphic “{picture}” was not drawn at the size of the print in time, so no print file was made. Choose “Try again”; if it happens again, simplify it or export a large PNG, replace it in the design and save',
  'rendering.template-file-gone':
    'A file of template “{template}” is no longer in the storage; the design itself is fine. Ask the administrator to restore it[ and give the number {diagnostic}]',
  'rendering.template-gone':
    'The template version of this design is gone, so it cannot be made. Use a template that exists',
  'rendering.too-large':
    'A picture of {widthPx} × {heightPx} pixels would be needed[ of surface “{surface}”], more than can be drawn. Use smaller layers, outlines or shadows and save again',
  'rendering.invalid-document':
    'The content of this design is not valid and cannot be drawn. Open it in the designer and save it; if it does not open, ask the administrator',
  'rendering.unreadable-asset':
    'An image or font cannot be read, so no print file was made. Replace it and save again',
  'rendering.invalid-code':
    'What a QR code or barcode says makes no code, so no print file was made. Correct it and save again',
  'rendering.missing-font': 'The font of “{text}” no longer exists; choose another',
  'rendering.blank-surface':
    'Everything on surface “{surface}” lies outside the print area or cannot be seen; its print file would be blank. Move it inside or delete it',
  'rendering.went-wrong':
    'Something went wrong. Choose “Try again”; if it happens again, ask the administrator',
  'rendering.gave-up':
    'Several tries did not finish because the worker process ended. Use smaller images and save again, or ask the administrator',
  'rendering.cancelled': 'Cancelled; it can be made again from the list of designs',
  'rendering.and-more': '{first} (and {more:moreErrors})',
  'own-fonts.not-a-font': 'This is not an OTF, TTF, WOFF or WOFF2 font; choose another file',
  'own-fonts.collection':
    'This file holds several fonts (a TTC/OTC collection). Split it into single TTF or OTF files with a font tool and upload one',
  'own-fonts.too-large':
    'This font is too large: at most {most} MB as a file and {unpacked} MB unpacked. Upload a version with only the letters that you need',
  'own-fonts.damaged':
    'This font file is damaged or incomplete ({detail}) and would print some letters wrong, so it was not accepted. Download it again from where you got it',
  'own-fonts.too-complex':
    'This font is built in an unusually complex way ({detail}); drawing it would take too much, so it was not accepted. Use another version',
  'own-fonts.no-outlines':
    'The letters of this font are pictures without outlines that could be enlarged for print. Upload a font with outlines',
  'own-fonts.no-letters':
    'This font maps no character to a glyph, so nothing can be written with it. Choose another file',
  'own-fonts.blank': 'The letters of this font are all blank; nothing would be printed. Choose another file',
  'own-fonts.memory':
    'Checking this font took more memory than allowed and was stopped, so it was not accepted. Use a smaller version',
  'own-fonts.too-slow':
    'Checking this font took longer than allowed and was stopped, so it was not accepted. Use a smaller version',
  'own-fonts.crashed':
    'The process that checks this font ended unexpectedly; try again. If it happens again, the file is at fault: use another one',
  'own-fonts.upload-not-found': 'The uploaded file was not found; upload it again',
  'own-fonts.too-many': 'At most {most} fonts of your own can be kept; delete those you do not use',
  'own-fonts.too-many-in-design': 'A design can use at most {most} fonts of your own; replace some of them',
  'own-fonts.in-use':
    '“{name}” is in use and cannot be deleted: {uses}. Choose another font in these designs (orders print their earlier versions too), then delete for good those that you no longer need',
  'own-fonts.use-designs': '{designs:designs}[ ({examples})]',
  'own-fonts.use-batches': 'batches: {batches}[ ({examples})]',
  'own-fonts.use-lines': '{lines:lines} not yet shipped',
  'own-fonts.use-deleted': '{designs:designs} deleted and not yet removed',
  'rendering.missing-own-font':
    'The design uses a font that this account does not have, so “{text}” cannot be printed. Upload the font under “My fonts”, or choose another font for this text',
};
