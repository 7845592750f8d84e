import { expect, it } from 'vitest';
import { sourceOfBytes } from '../../../../../platform/archives/zip-source.ts';
import { makeZip } from '../../testing/make-zip.ts';
import { openTableZip } from './open-table-zip.ts';
import { readSharedStrings } from './shared-strings.ts';

const PATH = 'xl/sharedStrings.xml';

async function stringsOf(xml: string | Buffer) {
  const zip = await openTableZip(sourceOfBytes(makeZip([{ name: PATH, data: xml }])));
  return readSharedStrings(zip, zip.entries.get(PATH));
}

/** A string as files write it, and the text a person sees. */
const WRITTEN: [xml: string, text: string][] = [
  ['<si><t>猫🐱</t></si>', '猫🐱'],
  ['<si><t/></si>', ''],
  ['<si/>', ''],
  ['<si><t></t></si>', ''],
  ['<si><t xml:space="preserve"> a  b </t></si>', ' a  b '],
  ['<si><t>a &amp; &#x732B; &lt;si></t></si>', 'a & 猫 <si>'],
  ['<si><t>A_x000D_B</t></si>', 'A\nB'],
  ['<si><r><rPr><b/></rPr><t>Ab</t></r><r><t xml:space="preserve"> cd</t></r></si>', 'Ab cd'],
  ['<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>', '東京'],
  ['<si>\n  <t>indented</t>\n</si>\n', 'indented'],
  ['<si ><t>blank in the tag</t></si >', 'blank in the tag'],
  ['<si><t>same again</t></si>', 'same again'],
];

it.each(['', 'x:'])('reads every way to write a string, prefix "%s"', async (prefix) => {
  const body = WRITTEN.map(([xml]) => xml).join('');
  const prefixed = prefix ? body.replaceAll(/<(\/?)(\w)/g, `<$1${prefix}$2`) : body;
  const strings = await stringsOf(`<${prefix}sst count="12">${prefixed}</${prefix}sst>`);
  expect(WRITTEN.map((_, index) => strings.get(index))).toEqual(WRITTEN.map(([, text]) => text));
});

it('finds strings that lie across the pieces in which a part is unpacked', async () => {
  const texts = Array.from({ length: 40_000 }, (_, n) => `${'猫'.repeat(n % 37)}${n}`);
  const strings = await stringsOf(`<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`);
  expect(texts.map((_, index) => strings.get(index))).toEqual(texts);
});

it('keeps bytes that are no text apart from its own mark', async () => {
  const strings = await stringsOf(
    Buffer.concat([Buffer.from('<sst><si><t>'), Buffer.from([0xff]), Buffer.from('b</t></si></sst>')]),
  );
  expect(strings.get(0)).toBe('\ufffdb');
});

it.each([-1, 2, 1.5, Number.NaN])('refuses a cell that asks for string %s of two', async (index) => {
  const strings = await stringsOf('<sst><si><t>a</t></si><si><t>b</t></si></sst>');
  expect(() => strings.get(index)).toThrow(expect.objectContaining({ id: 'orders.table-broken' }));
});

it('refuses a string longer than any cell can hold', async () => {
  const long = Array.from({ length: 9_000_000 / 9 }, (_, n) => String(n % 999_999).padStart(18, '7')).join(
    '',
  );
  await expect(stringsOf(`<sst><si><t>${long}</t></si></sst>`)).rejects.toMatchObject({
    id: 'orders.table-bomb',
  });
}, 300_000);
