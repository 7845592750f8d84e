import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';

it.each<[string, string, object]>([
  ['halves of a name in Japanese', '配送先_お名前(姓)|配送先_お名前(名)', { recipientName: [2, 3] }],
  ['given name first in the file', 'お届け先氏名（名）|お届け先氏名（姓）', { recipientName: [3, 2] }],
  ['halves in English', 'Shipping Name (First)|Shipping Name (Last)', { recipientName: [2, 3] }],
  ['halves that say nobody', 'Name (First)|Name (Last)|Street', { recipientName: [2, 3] }],
  ['halves in German', 'Empfänger Name (Nachname)|Empfänger Name (Vorname)', { recipientName: [3, 2] }],
  ['how the name is read', 'お届け先氏名|お届け先氏名(カナ)', { recipientName: [2] }],
  ['how it is read, in front of it', 'お届け先氏名(フリガナ)|お届け先氏名', { recipientName: [3] }],
  ['a code of the province', 'Recipient Name|State (ID)|State (Name)', { province: [4] }],
  ['a code of the city', 'Recipient Name|City (ID)|City (Name)', { city: [4] }],
  ['a code behind the words', 'Recipient Name|Country (Name)|Country (Code)', { country: [3] }],
  ['a code alone', 'Recipient Name|Country (Code)', { country: [3] }],
  ['a status and its code', '注文番号|対応状況(ID)|対応状況(名称)', { orderStatus: [4] }],
])('%s', (_, headers, expected) => {
  expect(proposeMapping(['Order ID', 'SKU', ...headers.split('|')]).mapping.columns).toMatchObject(expected);
});

it('joins the halves of a name', () => {
  const headers = ['Order ID', 'SKU', '配送先_お名前(姓)', '配送先_お名前(名)'];
  expect(proposeMapping(headers).mapping.joined).toEqual(['recipientName']);
});
