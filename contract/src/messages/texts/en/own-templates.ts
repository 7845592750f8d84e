import type { ownTemplates as zh } from '../zh/own-templates.ts';

export const ownTemplates: { readonly [Id in keyof typeof zh]: string } = {
  'own-templates.image-not-found': 'No such photograph; choose it again',
  'own-templates.other-photo': 'The marks were made on a picture of another shape; mark this one',
  'own-templates.stale-revision':
    'This template was saved somewhere else meanwhile, and nothing was overwritten. Load what is saved, or save yours as another template',
  'own-templates.sku-taken': 'SKU “{sku}” belongs to another template of yours',
  'own-templates.not-made': 'It was cancelled, or could not be finished',
  'own-templates.superseded': 'The template has been deleted or saved again, so this version is not made',
  'own-templates.photograph-gone':
    'The product photograph was not found; it may have been removed. Save with another one',
  'own-templates.photograph-damaged': 'The file of the product photograph is damaged. Save with another one',
  'own-templates.photograph-lost':
    'The file of the product photograph is no longer in the storage. Save with another one',
  'own-templates.area-folded':
    'The grid of the print area is folded or crossed. Drag its points back in order: top left, top right, bottom left, bottom right',
  'own-templates.area-outside': 'The print area lies outside the photograph. Drag it onto the product',
  'own-templates.area-tiny':
    'The print area is too small. Drag its points apart to cover the printed part of the product',
  'own-templates.went-wrong':
    'Making the template went wrong. Save it again; if it happens again, ask the administrator',
  'own-templates.gave-up': 'Several tries did not finish. Save it again',
  'own-templates.psd-part': '“{layer}”: {feature}',
  'own-templates.psd-effect': 'layer style “{name}”',
  'own-templates.psd-blend': 'blend mode “{name}”',
  'own-templates.psd-adjustment': 'adjustment layer “{name}”',
  'own-templates.psd-filter': 'smart filter “{name}”',
  'own-templates.psd-warp': 'warp “{name}”',
  'own-templates.psd-not-carried':
    'This PSD holds what cannot be reproduced exactly: {parts}. Rasterise, merge or remove these layers in Photoshop and upload it again, or mark the print area on a photograph',
  'own-templates.psd-colour-mode':
    'This PSD is no RGB document of 8 or 16 bits ({mode}). Convert it to RGB in Photoshop and upload it again',
  'own-templates.psd-profile':
    'This PSD has other colours than sRGB. In Photoshop choose Edit → Convert to Profile → sRGB and upload it again',
  'own-templates.psd-no-smart-object':
    'No smart object shows in this PSD, so nothing says where the print lies. Convert the layer of the print to a smart object and upload it again, or mark the print area on a photograph',
  'own-templates.psd-damaged':
    'The file of this PSD is incomplete or damaged ({detail}). Save it again in Photoshop and upload it',
  'own-templates.psd-differs':
    'The picture saved in this PSD differs from its layers as they are drawn here, most around pixel ({place}), and nothing says which is right. Save it again in Photoshop with “Maximize Compatibility” and upload it; if it still differs, merge the layers there, or mark the print area on a photo',
  'own-templates.psd-too-large':
    'This PSD is too large ({detail}). Make the canvas smaller or merge layers, and upload it again',
  'own-templates.psd-memory':
    'Reading this PSD took more memory than allowed and was stopped. Make the canvas smaller or merge layers, and upload it again',
  'own-templates.psd-time':
    'Reading this PSD took longer than allowed and was stopped. Make the canvas smaller or merge layers, and upload it again',
  'own-templates.psd-crashed':
    'The process that read this PSD ended unexpectedly. Try again; if it happens again, ask an administrator',
  'own-templates.psd-went-wrong':
    'Something went wrong while this PSD was read. Try again; if it happens again, ask an administrator',
  'own-templates.psd-gone': 'The file of this PSD was not found; it may have been deleted. Upload it again',
  'own-templates.psd-hidden':
    'Hidden layers and groups of this PSD ({count} in all: {layers}) are not in the mockup. If they are other versions or backgrounds, keep each state as a layer comp in Photoshop and upload it again: each becomes a picture',
  'own-templates.psd-no-colours':
    'The layers in “{group}” ({layers}) look like colours, but are not taken as the product’s: {reason}',
  'own-templates.psd-no-colours-beside':
    'The layers {layers}, beside each other, look like colours, but are not taken as the product’s: {reason}',
  'own-templates.psd-colours-none': 'none of them shows; show one and upload it again',
  'own-templates.psd-colours-several': 'several show at once; show only one and upload it again',
  'own-templates.psd-colours-names':
    'some have no name or the same one; name each differently and upload it again',
  'own-templates.psd-colours-many': 'there are more than 40; upload it again with fewer',
  'own-templates.psd-step-read': 'Reading the layers ({megabytes} MB)',
  'own-templates.psd-step-compare': 'Comparing with the picture saved in the PSD',
  'own-templates.psd-step-surface': 'Smart object {number} of {count}: “{name}”',
  'own-templates.psd-step-view': 'Smart object {number} of {count} in “{view}”: “{name}”',
  'own-templates.psd-step-store': 'Saving the mockup pictures',
  'own-templates.psd-layer': '“{layer}”',
  'own-templates.psd-text-light':
    'Nothing in this PSD shows how soft edges of text are blended, so {layers} are blended by Photoshop’s default (text gamma 1.45). If you have turned that off in Photoshop, their edges come out a little lighter or darker: look at the mockup. Saved again with maximum compatibility and uploaded, the file is checked',
  'own-templates.not-psd': 'This picture is no PSD; mark the print area on it',
  'own-templates.psd-not-read': 'This PSD is still being read; save a little later',
  'own-templates.psd-no-surface': 'This PSD has no such smart object; choose it again',
  'own-templates.psd-overlap':
    '“{one}” and “{other}” are seen at the same place of the PSD, so they cannot share a picture. Use one picture for each',
  'own-templates.colour-missing':
    'Picture {number} has no photograph in {colours}. Add them, or let it stand for all colours',
  'own-templates.too-dark':
    'The product in the photograph is too dark to take other colours. Use a photograph of a light one, or add one of each colour',
  'own-templates.in-picture': 'Picture {number}: {reason}',
  'own-templates.psd-ratio':
    'The print has other proportions than the smart object and would be stretched. The smart object is {width} × {height} px: with a width of {widthMm} mm the height is {heightMm} mm',
  'own-templates.retired-id':
    'Id “{id}” was that of “{name}”, which was removed; orders and designs may still name it. Use another id',
  'own-templates.same-id':
    '“{id}” is used twice: surfaces, sizes, colours and pictures each need an id that no other in their list has',
  'own-templates.same-code':
    'Colours “{one}” and “{other}” have the same code {code} (capitals count for nothing), so SKUs could not tell them apart. Change one',
  'own-templates.variants-nowhere':
    '{count} rows of the variants are of sizes or colours that the product no longer has; import them again or clear them',
  'own-templates.variant-twice': 'The variant “{name}” is there twice',
  'own-templates.variants-same-sku':
    '“{one}” and “{other}” both have the SKU {sku}, so orders cannot tell them apart; change one',
  'own-templates.variant-rows': 'A spreadsheet of variants has at most {rows} rows',
  'own-templates.variant-file': 'A spreadsheet of variants has at most {mb} MB',
  'own-templates.naming-same':
    'This naming rule gives print files of different designs the same name. Add {sku} or {n}, or {number} and {line} if it is only for orders',
  'own-templates.same-colour-name':
    'Two colours are called “{name}”, so orders could not tell them apart. Change one',
  'own-templates.same-surface':
    'Another surface is called “{name}” as well, so orders and print files could not tell them apart. Choose another name',
  'own-templates.same-size':
    'Sizes “{one}” and “{other}” differ at most in capitals, so orders and SKUs could not tell them apart. Change one',
  'own-templates.area-nowhere': 'Size “{size}” has a print area on a surface that the product does not have',
  'own-templates.place-nowhere': 'Each place on picture {number} must be a different surface of the product',
  'own-templates.colour-nowhere':
    'Picture {number}: say which colour it shows; each of its photographs shows a different colour of the product',
  'own-templates.colour-unsaid':
    'Picture {number} has photographs of other colours or takes them, so say which colour it shows itself',
  'own-templates.no-recolour':
    'Picture {number} cannot take colours: only a photograph with a marked print can',
  'own-templates.mixed-picture':
    'Picture {number} has both marks and smart objects of a PSD: a picture takes one kind only. Use two pictures',
  'own-templates.mixed-views':
    'Picture {number} has smart objects of different views of the PSD: take those of one view, or use several pictures',
  'own-templates.marks-or-psd': 'Give either marks on a photograph or a smart object of a PSD',
  'own-templates.print-too-large':
    'Print files have at most {px} px a side: reduce the print, its bleed or its resolution',
  'own-templates.safe-too-wide': 'The safe area must leave something of the print: reduce it',
  'own-templates.image-or-look':
    'Picture {number} is either a picture of the library or a mockup of the catalogue',
  'own-templates.look-alone':
    'Picture {number} is a mockup of the catalogue: its places and colours are the catalogue’s, so none are marked or added',
  'own-templates.look-gone': 'The catalogue has no such mockup; choose another picture',
  'own-templates.too-many-files':
    '{most} product files are being imported or exported already; wait until they are done',
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
  'own-templates.export-psd-unread':
    'PSD “{name}” is not read yet, or was taken from the list. Open the template that uses it, have it read and save it, then export',
  'own-templates.export-psd-twice':
    'The chosen products were made with two different readings of PSD “{name}”, which do not go into one file. Export them separately, or save them again first',
  'own-templates.export-old-psd':
    'PSD “{name}” was read by an older version. Save the template that uses it again, then export',
  'own-templates.export-too-large':
    'These products have {mb} MB, and a file may have {most} MB. Export in several files',
  'own-templates.export-unfit':
    '“{where}” is more than a product file takes. Export fewer templates at once; if it happens with one alone, ask your administrator',
  'own-templates.export-went-wrong':
    'The product file could not be made. Try again; if it happens again, ask your administrator',
  'own-templates.outline-unreadable': 'The die line cannot be read; choose it again',
  'own-templates.outline-several': 'A die line is one line, and these are several',
  'own-templates.outline-open': 'The die line is not closed; choose a closed one',
  'own-templates.outline-crosses':
    'The die line crosses itself, so that inside and outside cannot be told; correct it in its file',
  'own-templates.outline-other-size':
    'The die line has another size than the print; set the size back, or choose a line again',
  'own-templates.outline-too-fine': 'The die line has too many points; simplify it in its file',
  'own-templates.outline-sizes':
    'Size “{size}” has a separate print area, and a die line has one size: give the sizes the same area, or remove the line',
};
