import type { orderFiles as zh } from '../zh/order-files.ts';

export const orderFiles: { readonly [Id in keyof typeof zh]: string } = {
  'orders.table-empty': 'The file is empty; export it again and upload that',
  'orders.table-no-rows': 'There are no rows below the header; check the chosen worksheet and header row',
  'orders.table-too-large': 'The file is larger than {bytes} MB; split it and import the parts',
  'orders.table-too-many-rows':
    'Row {row} still has content; at most {rows} rows fit, so split the file or clear stray cells',
  'orders.table-too-many-columns':
    'Column {column} still has content; at most {columns} columns fit, so delete unrelated ones',
  'orders.table-long-cell':
    'Row {row}, column {column} holds more than {chars} characters or a very long run of blanks; shorten it',
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
  'orders.table-reader-killed':
    'Reading the file was ended from outside (signal {signal}): the server may be restarting or short of memory. Nothing speaks against the file; upload it again',
  'orders.table-reader-ended':
    'The process that reads the file ended unexpectedly (exit code {code}). Nothing was imported; upload it again, and tell whoever runs the server if it fails once more',
  'orders.table-long-row': 'Row {row} has more than {chars} characters in all; shorten it',
  'orders.table-too-many-letters':
    'Unpacked, the table has more than {millions} million characters; split it into several files',
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
  'orders.layout-any': 'Any table',
  'orders.layout-ours': 'Our order template',
  'orders.layout-program': 'Program',
  'orders.file-taobao-orders':
    'This is Taobao’s order report: one row an order, without the items’ specifications and quantities. Download the item report there and upload that file',
  'orders.file-etsy-orders':
    'This is Etsy’s Sold Orders file, which has no item lines. In Etsy choose the CSV type “Order Items” and upload that file',
  'orders.file-amazon-all-orders':
    'This is Amazon’s All Orders or FBA shipments report, which has no recipients. Download “Order reports → Unshipped orders” and upload that file',
  'orders.file-without-lines':
    'This export lists orders without their items (SKU, quantity) or addresses, so nothing can be produced from it. Choose an export with one row per item and the shipping address, then upload that file',
  'order-template.file': 'Order import template',
  'order-template.sheet': 'Orders',
  'order-template.notes-sheet': 'How to fill in',
  'order-template.example-sheet': 'Example',
  'order-template.column': 'Column',
  'order-template.required': 'Needed',
  'order-template.yes': 'Yes',
  'order-template.note': 'Meaning',
  'order-template.example': 'Example',
  'order-template.rule-rows':
    'Fill in “{sheet}” from row 2 on, one item on each row; columns with * are needed.',
  'order-template.rule-columns':
    'Columns may be added, removed and moved, but keep the Chinese words in their headers; unknown columns are passed over.',
  'order-template.rule-text':
    'Order numbers, SKUs, postcodes and phones are text: the cells are set so, do not make them numbers.',
  'order-template.rule-address': 'Rows of one order have the same recipient and address.',
  'order-template.rule-size': 'A file has at most 50,000 rows and 20 MB.',
  'template-words.externalOrderNo': 'Order number',
  'template-words.externalLineId': 'Line number',
  'template-words.platform': 'Platform',
  'template-words.shop': 'Shop',
  'template-words.placedAt': 'Time of the order',
  'template-words.shipBy': 'To be sent by this time',
  'template-words.productTitle': 'Product',
  'template-words.variation': 'Variation',
  'template-words.quantity': 'Quantity',
  'template-words.unitPrice': 'Unit price',
  'template-words.currency': 'Currency',
  'template-words.personalization': 'Personalisation',
  'template-words.designCode': 'Design code',
  'template-words.imageUrl': 'Link to the buyer’s picture',
  'template-words.recipientName': 'Name of the recipient',
  'template-words.country': 'Country code',
  'template-words.province': 'State or province',
  'template-words.city': 'City',
  'template-words.district': 'District',
  'template-words.address1': 'Address 1',
  'template-words.address2': 'Address 2',
  'template-words.postcode': 'Postcode',
  'template-words.phone': 'Phone',
  'template-words.mobile': 'Mobile',
  'template-words.email': 'Email',
  'template-words.company': 'Company',
  'template-words.houseNo': 'House number',
  'template-words.taxNo': 'Tax number',
  'template-words.buyerNote': 'What the buyer wrote to you',
  'template-words.sellerNote': 'Your own note',
  'template-words.shippingMethod': 'Carrier or way of sending',
  'template-words.trackingNo': 'Tracking number',
  'template-words.labelUrl': 'Link to the shipping label',
  'template-words.customsNameZh': 'Customs name in Chinese',
  'template-words.customsNameEn': 'Customs name in English',
  'template-words.customsValue': 'Declared unit value',
  'template-words.customsWeight': 'Declared weight in grams',
  'template-words.hsCode': 'HS code',
  'template-notes.externalOrderNo':
    'The platform’s order number, as text. An order of several items takes several rows: rows with the same number become one order',
  'template-notes.externalLineId':
    'The platform’s number of this line, if there is one: an order imported again is recognised by it',
  'template-notes.platform': 'Such as Temu, Etsy, Shopify, TikTok',
  'template-notes.shop': 'Name of the shop: two shops may have the same order numbers',
  'template-notes.placedAt': 'Such as 2026-05-03 12:30:00, Beijing time',
  'template-notes.shipBy': 'Written as above',
  'template-notes.sku': 'Names the design, its colour and its size; leading zeros are kept',
  'template-notes.productTitle': 'For checking',
  'template-notes.variation': 'Colour, size and so on',
  'template-notes.quantity': 'A whole number above 0',
  'template-notes.unitPrice': 'A number such as 19.90',
  'template-notes.currency': 'Such as USD',
  'template-notes.personalization':
    'What the buyer wants printed, as “name: words”, one on each line or with semicolons between; names are those of the layers bound in the design',
  'template-notes.designCode': 'The design’s number, where the SKU does not name it',
  'template-notes.imageUrl': 'Link to the picture that the buyer wants printed',
  'template-notes.recipientName': 'Full name',
  'template-notes.country': 'Such as US; the country’s name will do',
  'template-notes.province': 'Needed for the United States, Canada, Australia and others',
  'template-notes.address1': 'Street and house',
  'template-notes.postcode': 'Needed in most countries; as text, with its leading zeros',
  'template-notes.phone': 'This or the mobile',
  'template-notes.shippingMethod': 'Together with the tracking number, or neither',
  'template-notes.labelUrl': 'With it the address may be left out, where the platform makes the label',
};
