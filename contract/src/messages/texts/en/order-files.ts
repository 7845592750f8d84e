import type { orderFiles as zh } from '../zh/order-files.ts';

export const orderFiles: { readonly [Id in keyof typeof zh]: string } = {
  'orders.table-empty': 'The file is empty; export it again and upload that',
  'orders.table-no-rows': 'There are no rows below the header; check the chosen worksheet and header row',
  'orders.table-too-large': 'The file is larger than {bytes} MB; split it and import the parts',
  'orders.table-too-many-rows':
    'Row {row} still has content; at most {rows} rows fit, so split the file or clear stray cells',
  'orders.table-too-many-columns':
    'Column {column} still has content; at most {columns} columns fit, so delete unrelated ones',
  'orders.table-unknown-kind': 'This is no table; upload an .xlsx, .xls, .csv or .txt file',
  'orders.zip-with-tables':
    'The archive holds {count:tables} ({names}[, {more}]); unpack it and upload them one by one',
  'orders.table-other-text':
    'This is a {kind} file and no table; export an .xlsx or .csv file and upload that',
  'orders.table-other-workbook': '{kind} files are not supported; save as .xlsx and upload that',
  'orders.table-password': 'The file is protected by a password; save it without one and upload that',
  'orders.table-macros':
    'The file holds macros and is not opened for safety; save it as .xlsx and upload that',
  'orders.table-external-links':
    'A formula in row {row} takes its value from another file; paste everything as values and upload that',
  'orders.table-bomb':
    'The file unpacks to an abnormal size and is not read; export it again and upload that',
  'orders.table-broken':
    'The file is damaged or incomplete; open it in a spreadsheet program, save it and upload that',
  'orders.table-packing':
    'The archive is packed with a method that is not supported; pack it as a plain ZIP and upload that',
  'orders.table-unclosed-quote':
    'A double quote opened in row {row} is never closed; close it or save as .xlsx',
  'orders.table-torn-headers':
    'Quotes of row {row}, the headers, are broken, so the columns are not certain; correct the headers or export the file again',
  'orders.table-wrong-encoding': 'The encoding {label} is not known; choose another',
  'orders.table-too-slow': 'The file is too complex to be read in time; split it or save it as .csv',
  'orders.table-too-much-memory': 'The file needs more memory than allowed; split it or save it as .csv',
  'orders.zip-too-large': 'The archive is larger than {bytes} MB; split it and import the parts',
  'orders.zip-unsafe-name':
    'The archive holds an unsafe path: {name}. It is not read; pack the files again and upload that',
  'orders.zip-link':
    '{name} in the archive is a link to somewhere else and is not read; pack the file itself',
  'orders.zip-repeated-name':
    'The archive holds two files called {name}, and it is not certain which one counts; pack it again',
  'orders.zip-too-deep':
    'Archives lie in archives more than {depth} deep; unpack some of them and upload that',
  'orders.zip-too-many-files': 'The archive holds more than {files} files; split it and import the parts',
  'orders.zip-json-too-large':
    '{name} in the archive has more than {jsonBytes} MB, too much for a customisation, and is not read',
  'orders.zip-json-broken':
    '{name} in the archive is incomplete, so its customisation cannot be read; download the ZIP again and upload that',
  'orders.zip-json-too-deep':
    '{name} in the archive is nested too deeply for a customisation and is not read',
  'orders.zip-without-table':
    'The archive holds neither a table nor a customisation; upload one with an order table (.xlsx, .xls, .csv, .txt) or the JSON of Amazon Custom',
  'orders.and-others': '…',
  'orders.zip-inside': '{name} in the archive: {why}',
  'orders.file-taobao-orders':
    'This is Taobao’s order report: one row an order, without the items’ specifications and quantities. Download the item report there and upload that file',
  'orders.file-etsy-orders':
    'This is Etsy’s Sold Orders file, which has no item lines. In Etsy choose the CSV type “Order Items” and upload that file',
  'orders.file-amazon-all-orders':
    'This is Amazon’s All Orders or FBA shipments report, which has no recipients. Download “Order reports → Unshipped orders” and upload that file',
  'orders.file-without-lines':
    'This export lists orders without their items (SKU, quantity) or addresses, so nothing can be produced from it. Choose an export with one row per item and the shipping address, then upload that file',
};
