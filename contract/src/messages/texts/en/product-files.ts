import type { productFiles as zh } from '../zh/product-files.ts';

/** Products as files. */
export const productFiles: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.no-file': 'No file came; choose a product file (.zip)',
  'own-templates.file-other':
    'This is no product file of this system. Choose a .zip made with “Export template file”',
  'own-templates.file-damaged': 'The product file is incomplete or damaged; copy or export it again',
  'own-templates.file-encrypted': 'The product file has a password. Import the file as it was exported',
  'own-templates.file-too-large':
    'The product file is too large: it may unpack to {mb} MB. Export in several files',
  'own-templates.file-newer':
    'The product file is from a newer system (its format is {format}, the newest known here {known}). Update this system first',
  'own-templates.file-wrong':
    '“{where}” in the product file is not as it should be; nothing was imported. Export it again',
  'own-templates.file-wrong-because':
    '“{where}” in the product file is wrong; nothing was imported: {reason}',
  'own-templates.file-lacks':
    'The product file lacks “{name}”; nothing was imported. Copy or export it again',
  'own-templates.file-changed':
    '“{name}” in the product file is not what was exported; nothing was imported. Copy or export it again',
  'own-templates.file-image': 'Image “{name}” cannot be used; nothing was imported: {reason}',
  'own-templates.file-product': 'Product “{name}” cannot be made here; nothing was imported: {reason}',
  'own-templates.imported': 'Imported templates: {count}. Their mockups are being made',
  'own-templates.imported-renamed':
    'Imported templates: {count}. Their mockups are being made. SKUs that were taken became: {skus}',
  'own-templates.import-went-wrong':
    'The product file could not be imported, and nothing was. Try again; if it happens again, ask your administrator',
  'own-templates.export-image-gone':
    'A picture of product “{name}” is not in the library any more. Choose another one and save, then export',
  'own-templates.export-old':
    'Product “{name}” was saved by older rules. Open it, correct what is shown and save, then export',
  'own-templates.export-old-psd':
    'PSD “{name}” was read by an older version. Save the template that uses it again, then export',
  'own-templates.export-too-large':
    'These products have {mb} MB, and a file may have {most} MB. Export in several files',
  'own-templates.export-went-wrong':
    'The product file could not be made. Try again; if it happens again, ask your administrator',
};
