import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { optionKinds } from '../recognise/option-kinds.ts';

const HEADERS = ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address', 'City', 'Country', 'Zip'];
const CELLS = ['1', 'A', '1', 'Ann', '1 Main St', 'York', 'GB', 'YO1 7HH'];

function read(texts: Record<string, string>) {
  const { mapping } = proposeMapping([...HEADERS, ...Object.keys(texts)]);
  const { fields } = readOrderLine(mapping, [...CELLS, ...Object.values(texts)]).line;
  const { buyerNote, sellerNote, pickNote } = fields;
  return { buyerNote, sellerNote, pickNote };
}

describe('a note under a header that no list names is kept', () => {
  it.each(
    '团员备注, 用户附言, Catatan Produk, Keterangan, Poznámka, Anmerkung zum Auftrag, Kundenhinweise, Remarque, Uwagi do dokumentu, Message for the shop, Notlar, ご要望欄, 요청사항'.split(
      ', ',
    ),
  )('%s: the buyer’s', (header) => expect(read({ [header]: 'print Rex' }).buyerNote).toBe('print Rex'));

  it.each(
    (
      'Mitteilung des Kunden, Besondere Anweisungen, Sonderwunsch, Instructions de livraison, Mot du client, Instrucciones, Peticiones, Istruzioni speciali, Richieste, Bericht klant, ' +
      'Verzoek, Meddelande från kund, Önskemål, Besked fra kunde, Üzenet, Vzkaz, Instrukcje, Prośba, Permintaan Khusus, Yêu cầu, Özel İstek, メッセージ, ご希望, のし, 요구사항, 비고, 买家要求, 客户需求, ' +
      '订单说明, 贺卡内容, 祝福语, Сообщение, Особые указания, تعليمات, הודעה מהקונה, پیام مشتری, Nachricht an Verkäufer, ข้อความถึงผู้ขาย, Сообщение продавцу, Greeting, Wishes'
    ).split(', '),
  )('%s: a request or a message of the buyer', (header) =>
    expect(read({ [header]: 'print Rex' })).toMatchObject({
      buyerNote: 'print Rex',
      sellerNote: undefined,
    }),
  );

  it.each('便签, 团长备注, 仓库留言, Note to Yourself, Uwagi dla magazynu, Catatan Penjual'.split(', '))(
    '%s: the seller’s own',
    (header) => expect(read({ [header]: 'print Rex' }).sellerNote).toBe('print Rex'),
  );

  it.each('Note of the line, 商品留言, Item remark'.split(', '))('%s: of one piece', (header) =>
    expect(read({ [header]: 'print Rex' }).pickNote).toBe('print Rex'),
  );

  it('beside notes that lists name', () => {
    expect(read({ 'Buyer Note': 'ring', 'Catatan Produk': 'tulis Budi' }).buyerNote).toBe('ring\ntulis Budi');
  });

  it.each(
    'Credit Note, Credit Note Number, Message ID, Notebook, Notification, Note Flag, 备注标记, Refund Note, Comment Count, Notes updated at, Courier note, Address remark, Note Attributes, お届け希望日, 希望配送時間, 要求发货时间, Message Status, Consignee, Instruction ID'.split(
      ', ',
    ),
  )('“%s” is none', (header) =>
    expect(Object.values(read({ [header]: 'print Rex' })).filter(Boolean)).toEqual([]),
  );
});

describe('what is printed is no note of the whole order', () => {
  it.each(
    'Custom Message, Your Message, Front Message, Back Message, 刻字备注, 定制备注, Engraving Note, Print Note, Print Instructions, Personalization Note, Gravur Hinweis'.split(
      ', ',
    ),
  )('“%s” is a personalisation, or asked about', (header) => {
    const headers = [...HEADERS, header];
    const { mapping } = proposeMapping(headers);
    const { line, problems } = readOrderLine(mapping, [...CELLS, 'Ann'], { options: optionKinds(headers) });
    expect(Object.values(read({ [header]: 'Ann' })).filter(Boolean)).toEqual([]);
    const isPersonalised = line.personalisation.some(({ value }) => value === 'Ann');
    expect(isPersonalised !== problems.some(({ code }) => code === 'OPTION_UNREAD')).toBe(true);
  });

  it.each(['Invoice Print Note', 'Print Note Count', 'Blueprint'])('“%s” is neither', (header) => {
    expect(proposeMapping([...HEADERS, header]).mapping.beside_variation).toEqual([]);
  });
});
