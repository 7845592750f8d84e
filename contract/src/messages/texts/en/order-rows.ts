import type { orderRows as zh } from '../zh/order-rows.ts';

export const orderRows: { readonly [Id in keyof typeof zh]: string } = {
  'order-rows.ORDER_NO_MISSING': 'The order number is missing',
  'order-rows.SKU_MISSING': 'The SKU is missing',
  'order-rows.CELL_ERROR':
    'The cell holds a formula error or a row of # in place of its value; correct it in the sheet',
  'order-rows.LETTERS_LOST':
    'It holds “?”, “□”, garbled letters or scientific notation; the export may have lost some. Compare it with the order and correct it, or write it again as it is if it is right',
  'order-rows.NUMBERS_UNSURE':
    'The sheet keeps this as a number or a date, so zeros in front or the way it was written may be lost. Compare it with the order and correct it, or confirm that all are right',
  'order-rows.ROW_TORN':
    'Quotes or separators of this row are broken, so its values may stand in wrong columns. Correct the row in the file, or export it again, and upload it',
  'order-rows.ENCODING_UNSURE':
    'The encoding of the file is not certain, so letters of this row may be wrong. Go back and choose the encoding, or export as UTF-8 or xlsx; where an encoding was chosen and the letters are right, confirm them',
  'order-rows.PERSONALISATION_TWICE':
    'Two columns say different things to print under one name; write what to print',
  'order-rows.PHONE_ZERO_LOST':
    'Phone numbers of this country begin with 0, which a spreadsheet seems to have dropped; please check',
  'order-rows.ITEMS_UNREAD':
    'This cell lists all items of the order, and not all of it is understood, so none of them is taken. Correct the cell by the order at the shop, or export one row per item and upload that',
  'order-rows.ITEMS_TOTAL':
    'The pieces of the items do not add up to the total that the row gives; compare them with the order and correct the list of items or the total',
  'order-rows.ITEMS_WORDS':
    'The row holds several items, and the words beside them do not say whose they are. Write what to print on each item, or “none”',
  'order-rows.QUANTITY_MISSING': 'The quantity is missing',
  'order-rows.QUANTITY_INVALID': 'The quantity has to be a whole number from 1 to 100,000',
  'order-rows.QUANTITY_TWICE':
    'Several columns of this row name different quantities. Write the right one, or go back to the columns and keep only the one that counts',
  'order-rows.PRICE_INVALID': 'The price is no amount; write a number such as 19.90',
  'order-rows.PRICE_UNCLEAR':
    'The amount may be in thousands or in decimals (as 1.234); write it as 1234.00 or 1.23',
  'order-rows.CURRENCY_MISSING':
    'Several countries use the sign of the amount ($, ¥, kr), and the file does not say which; no currency is stored. Choose it, it will be remembered for such files',
  'order-rows.CURRENCY_UNKNOWN':
    'The currency is not known, or several countries use it; none is stored. Give its code such as USD',
  'order-rows.CURRENCY_CONFLICT':
    'The currency column and the sign of the amount disagree; no currency is stored, please check it',
  'order-rows.ZONE_MISSING':
    'The times of the file do not say whose clock they are of; they are read as China time. Choose the clock, it will be remembered for such files',
  'order-rows.DATE_INVALID':
    'The time cannot be read, or day and month cannot be told apart; it is left empty. Write it as 2026-05-03 12:30:00',
  'order-rows.STATUS_UNKNOWN':
    'This order status is not known, so it is not clear whether to produce: write “to ship”, “unpaid”, “shipped” or “cancelled”',
  'order-rows.PAYMENT_MISSING':
    'The payment status is empty, as for a checkout that nobody paid. Export the orders instead, or write “paid” if it is an order',
  'order-rows.RECIPIENT_MISSING': 'The recipient is missing',
  'order-rows.ADDRESS_ABSENT':
    'No columns of recipient and address were found. Go back and choose them; if the platform or another system ships, confirm that none is needed',
  'order-rows.ADDRESS_MASKED':
    'The platform hides or encrypts parts of the recipient, phone or address, so nothing can be sent to it. Export it unmasked; if the platform’s label or another system ships, confirm that none is needed',
  'order-rows.ADDRESS_CONFLICT': 'One order has two different addresses; please check them',
  'order-rows.LINE_TWICE':
    'An earlier row has this line id with other content. Say which: the earlier row counts, or this is a further line',
  'order-rows.NUMBER_UNSURE':
    'Another order number differs only in capitals, blanks or signs such as ①, and the file does not say whether it is the same order. Choose: this is that line, or a further one',
  'order-rows.LINE_UNSURE':
    'The order has lines of this product already, and the file does not say whether this row corrects one of them or is a further one. Choose for each row',
  'order-rows.LINE_CHANGED':
    'This line was imported before and has changed: update it, keep the old one, or make it a further line',
  'order-rows.LINE_CHANGED_LATE':
    'This line has changed, but it is in production, shipped or cancelled and cannot be updated. Move it back to “new” first if it has to be',
  'order-rows.COUNTRY_MISSING': 'The country is missing',
  'order-rows.COUNTRY_UNKNOWN': 'The country is not known; write its two-letter code such as US',
  'order-rows.PROVINCE_MISSING': 'This country needs a state or province',
  'order-rows.CITY_MISSING': 'The city is missing',
  'order-rows.ADDRESS_MISSING': 'The address is missing',
  'order-rows.POSTCODE_MISSING': 'This country needs a postcode',
  'order-rows.POSTCODE_ABSENT':
    'No postcode; most parcels to this country go without, add it if your carrier asks for one',
  'order-rows.POSTCODE_ZERO_LOST':
    'The postcode has too few digits; a leading zero seems lost, please add it',
  'order-rows.PHONE_OF_BUYER': 'There is no phone of the recipient; the buyer’s is used, please check it',
  'order-rows.PHONE_MISSING': 'Give a phone or a mobile number',
  'order-rows.CUSTOMISATION_MISSING':
    'The buyer customised this item, but the ZIP with the customisation is missing: add the one downloaded from the marketplace, or write what to print here',
  'order-rows.CUSTOMISATION_AMBIGUOUS':
    'It is not certain which row the customisation ZIP belongs to: several rows or ZIPs of this order fit. Use a report with order-item-id, or write what to print here',
  'order-rows.CUSTOMISATION_CONFLICT':
    'Two customisation ZIPs for the same item say different things; leave only the right one',
  'order-rows.SHIPPING_INCOMPLETE': 'Give both shipping method and tracking number, or neither',
  'order-rows.group.OPTION_UNREAD':
    'Columns that are not read may hold colours, sizes, styles or what is printed. Say once what each column is; it will be remembered for files like this; “not needed” covers only the texts seen so far',
  'order-rows.group.STATUS_UNKNOWN':
    'These order statuses are not known, so it is not clear whether to produce. Say of each what it means; it will be remembered',
  'order-rows.group.STATUS_UNREAD':
    'Columns that are not read may hold the order’s status. Say once of each column whether it does; it will be remembered for files like this',
  'order-rows.group.SKU_TWICE':
    'The SKU columns of a row lead to different designs. Say once which column counts; it will be remembered for files like this',
  'order-rows.group.ADDRESS_UNREAD':
    'A column beside the address is not read. Say whether it is part of the address; it will be remembered for files like this; “not needed” covers only the texts seen so far',
  'order-rows.group.VARIATION_UNREAD':
    'Variations hold words that are no known colour, size or model; say what each means, it will be remembered',
  'order-rows.group.CHOICE_UNREAD':
    'Orders name something that is no choice of its field. Say which choice it is: that holds for all equal lines and is remembered',
  'order-rows.group.PERSONALISATION_UNFIT':
    'Personalisation breaks the rules of the design’s fields: it is imported, but its lines will wait. Correct it here',
  'order-rows.group.PERSONALISATION_WITHOUT_FIELD':
    'Personalisation has no field in the design, or a needed field has none: it is imported, but its lines will wait',
  'order-rows.group.VARIATION_CONFLICT':
    'Variation and SKU name colours, sizes or models that contradict each other',
  'order-rows.group.CUSTOMISATION_UNREAD':
    'Customisation ZIPs hold answers that cannot be read; look them up and write what to print',
  'order-rows.group.QUANTITY_CONFLICT':
    'The table and the customisation ZIP name different quantities; write the right one',
  'order-rows.group.PICTURE_MISSING':
    'Pictures that the customisation names are not in the archive; add them and upload again',
  'order-rows.group.PICTURE_UNUSABLE':
    'Some picture files in the archive cannot be used; replace them and upload again',
  'order-rows.group.VARIATION_MISSING':
    'Nothing says which colour, size or model to print, and the product has several',
  'order-rows.ORDER_NO_DAMAGED':
    'The order number was turned into scientific notation and lost its last digits; export again with the column as text',
  'order-rows.LINE_ID_DAMAGED':
    'The line id was turned into scientific notation and lost its last digits; export again with the column as text',
  'order-rows.SKU_DAMAGED':
    'The SKU was turned into scientific notation and lost its last digits; export again with the column as text',
  'order-rows.PHONE_DAMAGED':
    'The phone number was turned into scientific notation and lost its last digits; export again with the column as text',
  'order-rows.TRACKING_DAMAGED':
    'The tracking number was turned into scientific notation and lost its last digits; export again with the column as text',
  'order-rows.PERSONALISATION_DOUBTFUL':
    'What the buyer wrote holds “?”, “□” or garbled letters; the export may have lost some. Compare it with the order: correct it, or confirm that it prints like this',
  'order-rows.CUSTOMISATION_UNREAD':
    'The customisation ZIP holds replies that cannot be read: {questions}. Look them up at the marketplace and write what to print here',
  'order-rows.QUANTITY_CONFLICT':
    'The table says {inTable:pieces} and the customisation ZIP {inZip}; write the right quantity',
  'order-rows.PICTURE_MISSING':
    'The picture {file} for “{name}” is not in the archive; pack it together with the order file and upload again',
  'order-rows.PICTURE_NO_PICTURE':
    'The file {file} for “{name}” is no picture, whatever its name says; replace it with a real one',
  'order-rows.PICTURE_SEVERAL':
    'The archive holds several pictures called {file}, so it is not certain which one “{name}” means; give them different names',
  'order-rows.PICTURE_DAMAGED': 'The picture {file} for “{name}” is damaged in the archive; pack it again',
  'order-rows.PICTURE_TOO_LARGE': 'The picture {file} for “{name}” has more than 50 MB; use a smaller file',
  'order-rows.LINE_WILL_WAIT': '{problem}. It is imported, but its line will wait',
  'order-rows.SHIP_DATE_UNSURE':
    'A date may be the day of shipping or only planned. Say once which it is; it will be remembered for files like this',
  'order-rows.PAID_FIGURE_UNSURE':
    'The figures of a payment column may be amounts or codes of a status. Say once which they are; it will be remembered for files like this',
  'order-rows.SKU_TWICE':
    'Two SKU columns differ: “{words}”. Say once which one counts; it will be remembered for files like this',
  'order-rows.PERSONALISATION_FLAG':
    'The personalisation only says yes or no, which may be a mark and not the words to print. Write what is printed, or say that it prints like this or not at all',
  'order-rows.OPTION_UNREAD':
    '“{words}” stands in a column that is not read and may be a colour, a size, a style or what is printed. Say once what the column is; it will be remembered for files like this; “not needed” covers only the texts seen so far',
  'order-rows.STATUS_UNREAD':
    '“{words}” stands in a column that is not read and may be the order’s status. Say once whether the column is one; it will be remembered for files like this',
  'order-rows.ADDRESS_UNREAD':
    '“{words}” beside the address is not read. Say whether its column is part of the address',
  'order-rows.VARIATION_UNREAD':
    '“{words}” in the variation is no known colour, size or model. Say what it means; it will be remembered',
  'order-rows.VARIATION_CONFLICT':
    'The row names two colours, sizes or models: “{words}”. Leave only one of them in the variation, or bind the SKU with this variation',
  'order-rows.NO_COLOUR':
    'Nothing says which colour to print, and the product has several. Choose the column of the variation, or bind the SKU',
  'order-rows.NO_SIZE':
    'Nothing says which size or model to print, and the product has several. Choose the column of the variation, or bind the SKU',
  'order-rows.NO_COLOUR_NO_SIZE':
    'Nothing says which colour and size to print, and the product has several. Choose the column of the variation, or bind the SKU',
};
