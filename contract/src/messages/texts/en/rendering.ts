import type { rendering as zh } from '../zh/rendering.ts';

export const rendering: { readonly [Id in keyof typeof zh]: string } = {
  'rendering.design-deleted': 'The design has been deleted',
  'rendering.canvas-too-large': '{widthPx} × {heightPx} pixels are more than can be drawn',
  'rendering.damaged-picture':
    'The file of picture “{picture}” is damaged. Upload it again, replace it in the design and save',
  'rendering.picture-gone':
    'The file of picture “{picture}” is no longer in the storage. Upload it again, replace it in the design and save',
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
  'rendering.missing-own-font':
    'The design uses a font that this account does not have, so “{text}” cannot be printed. Upload the font under “My fonts”, or choose another font for this text',
};
