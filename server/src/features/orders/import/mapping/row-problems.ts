import type { OrderField } from '@diy/contract/orders/order-fields';
import type { PersonalisedText } from '../../model/order-line.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import type { UnclearVariant } from '../../variants/decide-variant.ts';

const SCIENTIFIC = (what: string, en: string) => ({
  zh: `${what}被表格改成了科学计数，尾数已经丢失，请在原表中把这一列设为文本后重新导出`,
  en: `${en} was turned into scientific notation and lost its last digits; export again with the column as text`,
});

/** Everything that can be wrong with a row, in the words of the person who fixes it. */
const TEXTS = {
  ORDER_NO_MISSING: { zh: '缺少订单号', en: 'The order number is missing' },
  ORDER_NO_DAMAGED: SCIENTIFIC('订单号', 'The order number'),
  LINE_ID_DAMAGED: SCIENTIFIC('子订单号', 'The line id'),
  SKU_MISSING: { zh: '缺少 SKU', en: 'The SKU is missing' },
  SKU_DAMAGED: SCIENTIFIC('SKU', 'The SKU'),
  PHONE_DAMAGED: SCIENTIFIC('电话', 'The phone number'),
  TRACKING_DAMAGED: SCIENTIFIC('运单号', 'The tracking number'),
  CELL_ERROR: {
    zh: '单元格里是公式错误或一串 #，不是真正的内容，请在原表中改正',
    en: 'The cell holds a formula error or a row of # in place of its value; correct it in the sheet',
  },
  LETTERS_LOST: {
    zh: '内容里有“?”“□”、乱码或科学计数，可能是导出时丢了字。请核对原订单后改好；原文就是这样的，照原样再填一次即可',
    en: 'It holds “?”, “□”, garbled letters or scientific notation; the export may have lost some. Compare it with the order and correct it, or write it again as it is if it is right',
  },
  ROW_TORN: {
    zh: '这一行的引号或分隔符不完整，内容可能错了列。请在原文件里改好这一行后重新上传，或重新导出',
    en: 'Quotes or separators of this row are broken, so its values may stand in wrong columns. Correct the row in the file, or export it again, and upload it',
  },
  ENCODING_UNSURE: {
    zh: '不能确定文件的文字编码，这一行的字母可能读错了。请返回上一步选定编码，或导出为 UTF-8 或 xlsx',
    en: 'The encoding of the file is not certain, so letters of this row may be wrong. Go back and choose the encoding, or export as UTF-8 or xlsx',
  },
  PERSONALISATION_TWICE: {
    zh: '表格里有两处定制内容，写的不一样，不能确定印哪一个。请填写要印的内容',
    en: 'Two columns say different things to print under one name; write what to print',
  },
  PHONE_ZERO_LOST: {
    zh: '这个国家的电话以 0 开头，开头的 0 像是被表格丢掉了，请核对',
    en: 'Phone numbers of this country begin with 0, which a spreadsheet seems to have dropped; please check',
  },
  ITEMS_UNREAD: {
    zh: '这一格写着订单的全部商品，但没有整格读懂，看不准有哪几件，所以一件也没有取。请照平台上的订单改好这一格，或导出时选“每件商品一行”再上传',
    en: 'This cell lists all items of the order, and not all of it is understood, so none of them is taken. Correct the cell by the order at the shop, or export one row per item and upload that',
  },
  ITEMS_TOTAL: {
    zh: '商品明细里各件的数量加起来，和这一行写的总件数不一样，请核对后改好商品明细或总件数',
    en: 'The pieces of the items do not add up to the total that the row gives; compare them with the order and correct the list of items or the total',
  },
  ITEMS_WORDS: {
    zh: '这一行有几件商品，旁边的定制内容看不出是哪一件的。请给每一件填上要印的内容，不印的填“无”',
    en: 'The row holds several items, and the words beside them do not say whose they are. Write what to print on each item, or “none”',
  },
  QUANTITY_MISSING: { zh: '缺少数量', en: 'The quantity is missing' },
  QUANTITY_INVALID: {
    zh: '数量要是 1 到 100000 的整数',
    en: 'The quantity has to be a whole number from 1 to 100,000',
  },
  PRICE_INVALID: {
    zh: '单价读不出金额，请填数字，如 19.90',
    en: 'The price is no amount; write a number such as 19.90',
  },
  PRICE_UNCLEAR: {
    zh: '金额分不清是千位还是小数（如 1.234），先留空导入；要填请写成 1234.00 或 1.23',
    en: 'The amount may be in thousands or in decimals (as 1.234); it is left empty. Write it as 1234.00 or 1.23',
  },
  CURRENCY_MISSING: {
    zh: '金额前后的符号（如 $、¥、kr）有几个国家在用，文件里看不出是哪一种，先不写币种导入。请选定一次，以后同样的文件会照这个读',
    en: 'Several countries use the sign of the amount ($, ¥, kr), and the file does not say which; no currency is stored. Choose it, it will be remembered for such files',
  },
  CURRENCY_UNKNOWN: {
    zh: '币种认不出，或有几个国家在用，先不写币种导入；要填请写三字码，如 USD',
    en: 'The currency is not known, or several countries use it; none is stored. Give its code such as USD',
  },
  CURRENCY_CONFLICT: {
    zh: '币种一列和金额上的符号不是同一种钱，先不写币种导入，请核对',
    en: 'The currency column and the sign of the amount disagree; no currency is stored, please check it',
  },
  ZONE_MISSING: {
    zh: '文件里的时间没有写是哪里的时间，先按北京时间读。请选定它是哪里的时间，以后同样的文件会照这个读',
    en: 'The times of the file do not say whose clock they are of; they are read as China time. Choose the clock, it will be remembered for such files',
  },
  DATE_INVALID: {
    zh: '时间读不出，或分不清月和日，先留空导入；要填请写成 2026-05-03 12:30:00',
    en: 'The time cannot be read, or day and month cannot be told apart; it is left empty. Write it as 2026-05-03 12:30:00',
  },
  STATUS_UNKNOWN: {
    zh: '不认识这个订单状态，不确定要不要生产：请改成“待发货”“待付款”“已发货”或“已取消”',
    en: 'This order status is not known, so it is not clear whether to produce: write “to ship”, “unpaid”, “shipped” or “cancelled”',
  },
  RECIPIENT_MISSING: { zh: '缺少收件人', en: 'The recipient is missing' },
  ADDRESS_ABSENT: {
    zh: '没有找到收件人和地址的列。请返回对上这些列；如果由平台或别的系统发货，请确认不需要地址',
    en: 'No columns of recipient and address were found. Go back and choose them; if the platform or another system ships, confirm that none is needed',
  },
  ADDRESS_MASKED: {
    zh: '收件人或地址被平台打了星号，不能照着寄。请换成未脱敏的导出；如果由平台面单或别的系统发货，请确认不需要地址',
    en: 'The platform hides parts of the recipient or address, so nothing can be sent to it. Export it unmasked; if the platform’s label or another system ships, confirm that none is needed',
  },
  ADDRESS_CONFLICT: {
    zh: '同一个订单里有两个不同的收件地址，请核对',
    en: 'One order has two different addresses; please check them',
  },
  LINE_TWICE: {
    zh: '这个子订单号在前面的行里已经有了，但内容不一样。请确认：以前面那行为准，还是另外的一行',
    en: 'An earlier row has this line id with other content. Say which: the earlier row counts, or this is a further line',
  },
  LINE_UNSURE: {
    zh: '这个订单里已有同款的行，看不出这一行是改了哪一行，还是新加的。请逐行选定',
    en: 'The order has lines of this product already, and the file does not say whether this row corrects one of them or is a further one. Choose for each row',
  },
  LINE_CHANGED: {
    zh: '这一行以前导入过，内容有改动：请选择更新、保留原来的，还是作为另外一行',
    en: 'This line was imported before and has changed: update it, keep the old one, or make it a further line',
  },
  LINE_CHANGED_LATE: {
    zh: '这一行有改动，但订单行已在生产、已发货或已取消，不能更新。需要改就先把它退回“新订单”',
    en: 'This line has changed, but it is in production, shipped or cancelled and cannot be updated. Move it back to “new” first if it has to be',
  },
  COUNTRY_MISSING: { zh: '缺少国家', en: 'The country is missing' },
  COUNTRY_UNKNOWN: {
    zh: '不认识这个国家，请填二字码，如 US',
    en: 'The country is not known; write its two-letter code such as US',
  },
  PROVINCE_MISSING: { zh: '寄往这个国家要填州/省', en: 'This country needs a state or province' },
  CITY_MISSING: { zh: '缺少城市', en: 'The city is missing' },
  ADDRESS_MISSING: { zh: '缺少地址', en: 'The address is missing' },
  POSTCODE_MISSING: { zh: '寄往这个国家要填邮编', en: 'This country needs a postcode' },
  POSTCODE_ZERO_LOST: {
    zh: '邮编的位数不够，像是丢了开头的 0，请补上',
    en: 'The postcode has too few digits; a leading zero seems lost, please add it',
  },
  PHONE_OF_BUYER: {
    zh: '没有收件人的电话，先用买家（付款人）的电话，请核对',
    en: 'There is no phone of the recipient; the buyer’s is used, please check it',
  },
  PHONE_MISSING: { zh: '电话和手机至少填一个', en: 'Give a phone or a mobile number' },
  CUSTOMISATION_MISSING: {
    zh: '这一行有定制，但缺少定制 ZIP：请添加从平台下载的定制 ZIP；或者手工填写要印的内容',
    en: 'The buyer customised this item, but the ZIP with the customisation is missing: add the one downloaded from the marketplace, or write what to print here',
  },
  CUSTOMISATION_AMBIGUOUS: {
    zh: '定制 ZIP 对不上唯一的一行（同一订单里有几行或几个 ZIP 都可能是它）。请用带 order-item-id 的订单报告，或手工填写要印的内容',
    en: 'It is not certain which row the customisation ZIP belongs to: several rows or ZIPs of this order fit. Use a report with order-item-id, or write what to print here',
  },
  CUSTOMISATION_CONFLICT: {
    zh: '同一个订单商品有两份内容不同的定制 ZIP，不能确定印哪一份，请只留下正确的一份',
    en: 'Two customisation ZIPs for the same item say different things; leave only the right one',
  },
  SHIPPING_INCOMPLETE: {
    zh: '物流方式和运单号要么都填，要么都不填',
    en: 'Give both shipping method and tracking number, or neither',
  },
} as const;

export type RowProblemCode = keyof typeof TEXTS;

export function rowProblem(field: OrderField | null, code: RowProblemCode): RowProblem {
  return { field, code, ...TEXTS[code] };
}

/** Parts of the customisation JSON could not be read. */
export function unreadReplies(questions: readonly string[]): RowProblem {
  const shown = [...questions.join('、')].slice(0, WORDS_SHOWN).join('');
  return {
    field: 'personalization',
    code: 'CUSTOMISATION_UNREAD',
    zh: `定制 ZIP 里有读不懂的内容：${shown}。请到平台核对后，手工填写要印的内容`,
    en: `The customisation ZIP holds answers that cannot be read: ${shown}. Look them up at the marketplace and write what to print here`,
  };
}

/** The table and the customisation name different quantities. */
export function otherQuantity(inTable: number, inZip: number): RowProblem {
  return {
    field: 'quantity',
    code: 'QUANTITY_CONFLICT',
    zh: `表格里是 ${inTable} 件，定制 ZIP 里是 ${inZip} 件，请核对后填写正确的数量`,
    en: `The table says ${inTable} pieces and the customisation ZIP ${inZip}; write the right quantity`,
  };
}

/** The file names a picture that the archive does not have, or that is no picture. */
export function pictureProblem(
  { name, file }: { name: string; file: string },
  why: 'missing' | 'not-a-picture' | 'several' | 'too-large' | 'damaged',
): RowProblem {
  const shown = [...file].slice(0, WORDS_SHOWN).join('');
  const [zh, en] = {
    missing: [
      `“${name}”的图片 ${shown} 不在压缩包里，请把它和订单文件一起打包后重新上传`,
      `The picture ${shown} for “${name}” is not in the archive; pack it together with the order file and upload again`,
    ],
    'not-a-picture': [
      `“${name}”的文件 ${shown} 不是图片（内容和扩展名不符），请换成真正的图片`,
      `The file ${shown} for “${name}” is no picture, whatever its name says; replace it with a real one`,
    ],
    several: [
      `压缩包里有几个不同的图片都叫 ${shown}，不能确定“${name}”用哪一个，请改成不同的文件名`,
      `The archive holds several pictures called ${shown}, so it is not certain which one “${name}” means; give them different names`,
    ],
    damaged: [
      `“${name}”的图片 ${shown} 在压缩包里已经损坏，请重新打包后上传`,
      `The picture ${shown} for “${name}” is damaged in the archive; pack it again`,
    ],
    'too-large': [
      `“${name}”的图片 ${shown} 超过 50 MB，请换一个小一些的文件`,
      `The picture ${shown} for “${name}” has more than 50 MB; use a smaller file`,
    ],
  }[why] as [string, string];
  const code = why === 'missing' ? 'PICTURE_MISSING' : 'PICTURE_UNUSABLE';
  return { field: 'personalization', code, zh, en };
}

/** Words of a buyer that may have lost letters or emoji before the file was uploaded. */
export function lostLetters(texts: readonly PersonalisedText[]): RowProblem {
  return { field: 'personalization', code: 'PERSONALISATION_DOUBTFUL', ...LOST, texts };
}

const LOST = {
  zh: '定制内容里有“?”“□”或乱码，可能是导出时丢了字或表情。请核对买家原文：改好，或确认就这样印',
  en: 'What the buyer wrote holds “?”, “□” or garbled letters; the export may have lost some. Compare it with the order: correct it, or confirm that it prints like this',
};

/** What a row's warning ends with where its line will be imported and not produced. */
export const LINE_WILL_WAIT = {
  zh: '。可以导入，但这一行不会生产',
  en: '. It is imported, but its line will wait',
};

/** The wording of a problem for a group of rows, if it differs from the wording for one row. */
export const GROUP_TEXTS: Readonly<Record<string, { zh: string; en: string }>> = {
  VARIATION_UNREAD: {
    zh: '规格里有认不出的颜色、尺码或型号，请逐个说明，以后会记住',
    en: 'Variations hold words that are no known colour, size or model; say what each means, it will be remembered',
  },
  PERSONALISATION_UNFIT: {
    zh: '定制内容不符合作品字段的规定：可以导入，但不会生产。可在这里改好',
    en: 'Personalisation breaks the rules of the design’s fields: it is imported, but its lines will wait. Correct it here',
  },
  PERSONALISATION_WITHOUT_FIELD: {
    zh: '定制内容与作品的字段对不上，或必填的没有填：可以导入，但不会生产',
    en: 'Personalisation has no field in the design, or a needed field has none: it is imported, but its lines will wait',
  },
  VARIATION_CONFLICT: {
    zh: '规格或 SKU 里的颜色、尺码（型号）互相矛盾',
    en: 'Variation and SKU name colours, sizes or models that contradict each other',
  },
  CUSTOMISATION_UNREAD: {
    zh: '定制 ZIP 里有读不懂的内容，请到平台核对后手工填写要印的内容',
    en: 'Customisation ZIPs hold answers that cannot be read; look them up and write what to print',
  },
  QUANTITY_CONFLICT: {
    zh: '表格和定制 ZIP 里的数量不同，请核对后填写正确的数量',
    en: 'The table and the customisation ZIP name different quantities; write the right one',
  },
  PICTURE_MISSING: {
    zh: '定制里写了图片，但压缩包里没有，请添加后重新上传',
    en: 'Pictures that the customisation names are not in the archive; add them and upload again',
  },
  PICTURE_UNUSABLE: {
    zh: '压缩包里有几个图片文件不能用，请更换后重新上传',
    en: 'Some picture files in the archive cannot be used; replace them and upload again',
  },
  VARIATION_MISSING: {
    zh: '没有说要印哪个颜色或尺码（型号），而商品有多种',
    en: 'Nothing says which colour, size or model to print, and the product has several',
  },
};

/** Most letters of a row's own words that a problem repeats. */
const WORDS_SHOWN = 60;

/** A variation from which no colour or size follows for certain, with the words that are not understood. */
export function unclearVariant({ problem, words }: UnclearVariant): RowProblem {
  const [zh, en] = ['、', ', '].map((comma) => [...words.join(comma)].slice(0, WORDS_SHOWN).join(''));
  const isSize = words.includes('size');
  const kindsZh = words.length > 1 ? '颜色和尺码（型号）' : isSize ? '尺码（型号）' : '颜色';
  const kindsEn = words.length > 1 ? 'colour and size' : isSize ? 'size or model' : 'colour';
  const text = {
    VARIATION_UNREAD: {
      zh: `规格里的“${zh}”认不出是哪个颜色或尺码（型号），请说明它的意思，以后会记住`,
      en: `“${en}” in the variation is no known colour, size or model. Say what it means; it will be remembered`,
    },
    VARIATION_CONFLICT: {
      zh: `颜色或尺码（型号）有两种说法：“${zh}”，不能确定印哪一个。请把规格改成只有一种，或为这个 SKU 和规格选定颜色和尺码`,
      en: `The row names two colours, sizes or models: “${en}”. Leave only one of them in the variation, or bind the SKU with this variation`,
    },
    VARIATION_MISSING: {
      zh: `没有说要印哪个${kindsZh}，而这件商品有多种。请对上规格所在的列，或为这个 SKU 选定`,
      en: `Nothing says which ${kindsEn} to print, and the product has several. Choose the column of the variation, or bind the SKU`,
    },
  }[problem];
  return { field: 'variation', code: problem, ...text, words };
}
