import type { ownFonts as zh } from '../zh/own-fonts.ts';

export const ownFonts: { readonly [Id in keyof typeof zh]: string } = {
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
};
