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
  'sheets.all-wrong':
    'All chosen designs have errors, so there is nothing to export. The first: {problem}; {advice}',
  'sheets.exported':
    '{exported} exported[, {wrong} left out because of errors][, {deleted} had been deleted][, {notes:notes} on the last sheet of the file]',
  'sheets.drawing-colours': 'Mockups in the other colours are being made: {made} of {all}',
  'sheets.storage-full': 'The storage is full, so no sheet was made. Free some space, then export again',
  'sheets.went-wrong':
    'Making the sheet went wrong. Export again; if it happens again, ask the administrator',
  'sheets.gave-up': 'Several tries did not finish. Export fewer designs at a time',
};
