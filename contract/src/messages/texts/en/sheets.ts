import type { sheets as zh } from '../zh/sheets.ts';

export const sheets: { readonly [Id in keyof typeof zh]: string } = {
  'sheets.not-made': 'Something went wrong; choose “Try again” in the list of designs',
  'sheets.failed-before': 'Drawing it failed; draw it again in the list of designs',
  'sheets.too-many-designs': 'At most {maxDesigns} designs fit one export; split them by category or batch',
  'sheets.nothing-chosen': 'There is nothing to export; choose designs, or another filter',
  'sheets.too-many-layouts': 'There can be {maxLayouts} imported layouts; delete those you no longer need',
  'sheets.too-many-presets': 'There can be {maxPresets} presets; delete those you no longer need',
  'sheets.no-file': 'There is no file; choose an .xlsx file',
  'sheets.unknown-kind': 'This is no .xlsx workbook, or it has a password; remove it and save as .xlsx',
  'sheets.file-too-large':
    'The file is too large (5 MB) or unpacks to an abnormal size; keep headers and a few examples only',
  'sheets.too-many-rows':
    'A sheet used as layout has at most {rows} rows and 256 columns; keep headers and a few examples',
  'sheets.macros': 'The file holds macros and is not opened for safety; save it as .xlsx',
  'sheets.broken':
    'The file is damaged or written in an unusual way; open it in Excel or WPS and save it as .xlsx',
  'sheets.no-headers': 'There is no header row: none of the first 15 rows has text in two columns',
  'sheets.same-titles':
    '{count} designs have the title of another one and would be merged, so no sheet was made. The first: “{name}” ({sku}). {problem}. Change the titles, or add design numbers to equal ones',
  'sheets.all-deleted': 'All chosen designs have been deleted, so there is nothing to export',
  'sheets.some-deleted': '{exported} exported, {deleted} had been deleted',
  'sheets.csv-converted':
    '{count} cells (such as {sample}) turn into numbers or dates when a spreadsheet program opens this CSV; to look at them there, use “Export sheet”[. {deleted} designs had been deleted]',
  'sheets.all-wrong':
    'All chosen designs have errors, so there is nothing to export. The first: {problem}; {advice}',
  'sheets.exported':
    '{exported} exported[, {wrong} left out because of errors][, {deleted} had been deleted][, {notes:notes} on the last sheet of the file]',
  'sheets.checking': 'Colours and sizes are being checked: {checked} of {all}',
  'sheets.drawing-colours': 'Mockups in the other colours are being made: {made} of {all}',
  'sheets.storage-full': 'The storage is full, so no sheet was made. Free some space, then export again',
  'sheets.went-wrong':
    'Making the sheet went wrong. Export again; if it happens again, ask the administrator',
  'sheets.gave-up': 'Several tries did not finish. Export fewer designs at a time',
  'sheet-findings.cell-missing': '“{column}” is required and empty',
  'sheet-findings.cell-missing.advice': 'Fill it in the preset, or bind the column to a field',
  'sheet-findings.cell-missing.advice-title': 'Type a title here, or change the title rule of the preset',
  'sheet-findings.not-positive': '“{column}” must be greater than 0',
  'sheet-findings.not-positive.advice': 'Check price rule, packed size and weight in the preset',
  'sheet-findings.title-too-long': 'The title has {length:characters}; the platform takes {max}',
  'sheet-findings.title-too-long.advice': 'Shorten the title, or cut all long titles with one click',
  'sheet-findings.title-not-english': 'The English title holds Chinese letters',
  'sheet-findings.title-not-english.advice': 'Write an English title',
  'sheet-findings.same-title':
    '“{column}”: same title as “{other}” ({sku}); the platform would merge the two',
  'sheet-findings.same-title.advice':
    'Change it, or add design numbers to equal titles with one click; nothing is exported before',
  'sheet-findings.same-sku': 'SKU {sku} is used twice; “{other}” has it already',
  'sheet-findings.same-sku.advice': 'Add {fields} to the SKU rule, or number them with one click',
  'sheet-findings.not-drawn': 'No mockups: {reason}',
  'sheet-findings.not-drawn.advice': 'Put the design right, then export again',
  'sheet-findings.too-many-images': '{count:pictures}; only the first {max} are written',
  'sheet-findings.too-many-images.advice': 'Change the order of pictures or remove extra ones in the preset',
  'sheet-findings.image-not-square':
    '{count} mockups are {widthPx}×{heightPx}; the platform wants squares of at least {min} px',
  'sheet-findings.image-not-square.advice':
    'The material picture is made square; replace the others on the platform',
  'sheet-findings.address-not-public':
    'Picture addresses work on this machine or network only; the ERP cannot fetch them',
  'sheet-findings.address-not-public.advice':
    'Ask the administrator to set PUBLIC_URL to an https address on the internet',
  'sheet-findings.address-not-https': 'Picture addresses are http; the platform may refuse them',
  'sheet-findings.address-not-https.advice': 'Ask the administrator to use https in PUBLIC_URL',
  'sheet-findings.no-variants': 'There is no colour and size to export',
  'sheet-findings.no-variants.advice': 'Check how colours and sizes are mapped, or those of the design',
  'sheet-findings.changed-meanwhile':
    'The design was changed while the sheet was being made; its rows show it as it was before',
  'sheet-findings.changed-meanwhile.advice': 'Export the design again to list it as it is now',
  'sheet-findings.deleted-meanwhile':
    'The design was deleted while the sheet was being made; its rows are still in the sheet',
  'sheet-findings.deleted-meanwhile.advice': 'Delete its rows before you import the sheet',
  'sheet-findings.print': '[{variant}: ]{problem}',
  'sheet-findings.print.advice':
    'Choose this colour and size in the designer and correct it, or export only the design’s own variant (preset of the shop)',
  'sheet-findings.row-left-out': '{variant} was left out: {problem}',
  'sheet-findings.unchecked': 'Whether every colour and size prints well was not checked yet',
  'sheet-findings.unchecked.advice':
    'It is checked while the sheet is made, and reported on its last sheet; if this stands there, export again',
  'sheet-findings.too-many-variants': '{count} variants; the platform suggests at most {max}',
  'sheet-findings.too-many-variants.advice':
    'If the import is refused, export only the design’s own colour and size',
  'sheet-findings.cell-too-long': '{length} characters; a cell takes 32767',
  'sheet-findings.cell-too-long.advice': 'Shorten it',
  'sheet-findings.attributes-not-json': 'The attributes are no valid JSON',
  'sheet-findings.attributes-not-json.advice': 'Copy the attributes from the ERP into the preset',
  'sheet-findings.currency-differs':
    'The template’s price is in {from}, the shop’s in {to}; nothing is converted',
  'sheet-findings.currency-differs.advice': 'Put the exchange rate into the factor of the price rule',
  'sheet-findings.header-currency':
    '“{column}” asks for {asked}, the preset says {written}; nothing is converted',
  'sheet-findings.header-currency.advice': 'Use a preset of that currency for this sheet',
  'sheet-findings.colour-unmapped':
    'Colours of the sheet that the product does not have: {words}; those rows are left out',
  'sheet-findings.size-unmapped':
    'Sizes of the sheet that the product does not have: {words}; those rows are left out',
  'sheet-findings.unmapped.advice': 'Map them in the layout',
  'sheet-columns.number': 'No.',
  'sheet-columns.design': 'Design',
  'sheet-columns.code': 'Design SKU',
  'sheet-columns.product': 'Product (template)',
  'sheet-columns.product-code': 'Product code',
  'sheet-columns.colour': 'Colour',
  'sheet-columns.size': 'Size',
  'sheet-columns.picture': 'Mockup (picture)',
  'sheet-columns.mockup': 'Mockup link',
  'sheet-columns.mockups': 'All mockup links (one per line)',
  'sheet-columns.prints': 'Print file links',
  'sheet-columns.artwork': 'Artwork',
  'sheet-columns.cost': 'Cost',
  'sheet-columns.price': 'Suggested price',
  'sheet-columns.currency': 'Currency',
  'sheet-columns.weight': 'Weight (g)',
  'sheet-columns.length': 'Length (cm)',
  'sheet-columns.width': 'Width (cm)',
  'sheet-columns.height': 'Height (cm)',
  'sheet-columns.title-zh': 'Title (Chinese)',
  'sheet-columns.title-en': 'Title (English)',
  'sheet-columns.description': 'Description',
  'sheet-columns.tags': 'Tags',
  'sheet-columns.shop': 'Shop/group',
  'sheet-columns.created-by': 'Created by',
  'sheet-columns.created-at': 'Created',
  'sheet-columns.updated-at': 'Updated',
  'sheet-columns.remark': 'Remark',
  'sheet-rows.tags': '{category}, {material}',
  'sheet-rows.links-until': 'Print file links work until {when}',
  'sheet-rows.no-files': 'No mockups and no print files: {reason}',
};
