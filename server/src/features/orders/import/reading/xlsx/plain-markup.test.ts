import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import { plainMarkup } from './plain-markup.ts';
import { scanRows } from './scan-rows.ts';

async function plain(xml: string, size: number): Promise<string> {
  const bytes = Buffer.from(xml);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const out: Buffer[] = [];
  for await (const chunk of plainMarkup(Readable.from(pieces))) out.push(Buffer.from(chunk));
  return Buffer.concat(out).toString();
}

describe.each([1, 2, 3, 7, 1000])('in pieces of %i bytes', (size) => {
  it.each<[string, string]>([
    ['<c><v>1</v></c>', '<c><v>1</v></c>'],
    ['', ''],
    ['<!', '<!'],
    ['a<', 'a<'],
    ['<!DOCTYPE x><a/>', '<!DOCTYPE x><a/>'],
    ['<t><!-- </t></row> -->Anna</t>', '<t>Anna</t>'],
    ['<t>An<!---->na</t>', '<t>Anna</t>'],
    ['<t><![CDATA[Tom & <b>Anna</b> 猫]]></t>', '<t>Tom &amp; &lt;b>Anna&lt;/b> 猫</t>'],
    ['<t><![CDATA[</t></c></row>]]></t>', '<t>&lt;/t>&lt;/c>&lt;/row></t>'],
    ['<t><![CDATA[]]><![CDATA[a]]]]></t>', '<t>a]]</t>'],
    ['<t><![CDATA[<!-- a -->]]></t>', '<t>&lt;!-- a --></t>'],
    ['<!-- a --><!-- b --><row/>', '<row/>'],
  ])('%s', async (xml, expected) => expect(await plain(xml, size)).toBe(expected));

  it.each(['<t><!-- never ends', '<t><![CDATA[never ends]]', 'a<!-- b ->'])('refuses %s', async (xml) => {
    await expect(plain(xml, size)).rejects.toBeInstanceOf(Refusal);
  });
});

it('a row with tags in its comments and literal texts is one row', async () => {
  const xml =
    '<worksheet><sheetData><!-- <row r="9"><c r="A9"><v>9</v></c></row> --><row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[</row><row r="7">]]></t></is></c></row></sheetData></worksheet>';
  const rows = [];
  for await (const batch of scanRows(Readable.from([Buffer.from(xml)]))) rows.push(...batch);
  expect(rows.map(({ row, body }) => `${row} ${body}`)).toEqual([
    '1 <c r="A1" t="inlineStr"><is><t>&lt;/row>&lt;row r="7"></t></is></c>',
  ]);
});
