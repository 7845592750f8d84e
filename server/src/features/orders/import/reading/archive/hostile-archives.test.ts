import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageText } from '@diy/contract/messages/message-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../../../platform/errors/refusal.ts';
import { makeZip, type ZipPart } from '../../testing/make-zip.ts';
import { readTable } from '../read-table.ts';
import type { ArchivedPicture } from '../table-facts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer, sheet?: string) {
  const path = join(folder, 'upload.zip');
  await writeFile(path, bytes);
  const rows: string[][] = [];
  const pictures: Omit<ArchivedPicture, 'bytes'>[] = [];
  const facts = await readTable(
    path,
    sheet === undefined ? {} : { sheet },
    async (_, some) => void rows.push(...some),
    {
      onPicture: async ({ bytes: _bytes, ...picture }) => void pictures.push(picture),
    },
  );
  return { facts, rows, pictures };
}

const refusalOf = async (bytes: Buffer) => {
  const error = await read(bytes).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from([2])]);
const json = (value: unknown) => JSON.stringify(value);

describe('hostile archives are refused by what is wrong', () => {
  const orders: ZipPart = { name: 'o.csv', data: '订单号,SKU\r\n1,A\r\n' };
  const deep = (n: number): Buffer =>
    n === 0 ? makeZip([orders]) : makeZip([{ name: `${n}.zip`, data: deep(n - 1) }]);
  const zeros = Buffer.alloc(20_000_000);
  it.each<[string, () => Buffer, string, string]>([
    [
      'a way out',
      () => makeZip([{ name: '../../o.csv', data: 'x' }]),
      'orders.zip-unsafe-name',
      '../../o.csv',
    ],
    [
      'a way out on Windows',
      () => makeZip([{ name: 'a\\..\\..\\o.csv', data: 'x' }]),
      'orders.zip-unsafe-name',
      '..',
    ],
    [
      'an absolute path',
      () => makeZip([{ name: '/etc/passwd', data: 'x' }]),
      'orders.zip-unsafe-name',
      '/etc/passwd',
    ],
    ['a drive', () => makeZip([{ name: 'C:\\o.csv', data: 'x' }]), 'orders.zip-unsafe-name', 'C:'],
    [
      'a link',
      () => makeZip([orders, { name: 'p.jpg', data: '/etc/passwd', link: true }]),
      'orders.zip-link',
      'p.jpg',
    ],
    ['one name twice', () => makeZip([orders, orders]), 'orders.zip-repeated-name', 'o.csv'],
    ['a password', () => makeZip([{ ...orders, encrypted: true }]), 'orders.table-password', '密码'],
    ['a bomb by ratio', () => makeZip([{ name: 'o.csv', data: zeros }]), 'orders.table-bomb', '异常巨大'],
    [
      'a bomb in it',
      () => makeZip([{ name: 'i.zip', data: makeZip([{ name: 'o.csv', data: zeros }]) }]),
      'orders.table-bomb',
      'i.zip',
    ],
    ['a size that lies', () => makeZip([{ ...orders, saysSize: 3 }]), 'orders.table-bomb', '异常巨大'],
    [
      'parts that overlap',
      () =>
        makeZip([
          { name: 'a.csv', data: zeros },
          ...Array.from({ length: 50 }, (_, n) => ({ name: `${n}.csv`, data: '', overlaps: true as const })),
        ]),
      'orders.table-bomb',
      '异常巨大',
    ],
    [
      'too many files',
      () => makeZip(Array.from({ length: 5001 }, (_, n) => ({ name: `${n}.png`, data: 'x' }))),
      'orders.zip-too-many-files',
      '5000',
    ],
    ['too deep', () => deep(5), 'orders.zip-too-deep', '4 层'],
    ['cut off', () => makeZip([orders]).subarray(0, 90), 'orders.table-broken', '损坏'],
    [
      'cut off in it',
      () => makeZip([{ name: 'i.zip', data: makeZip([orders]).subarray(0, 90) }]),
      'orders.table-broken',
      'i.zip',
    ],
    ['a changed letter', () => makeZip([{ ...orders, badChecksum: true }]), 'orders.table-broken', 'o.csv'],
    ['another packing', () => makeZip([{ ...orders, method: 9 }]), 'orders.table-packing', '压缩方式'],
    ['nothing of use', () => makeZip([{ name: 'a.png', data: PNG }]), 'orders.zip-without-table', '没有表格'],
    [
      'JSON of 6 MB',
      () => makeZip([{ name: 'a.json', data: json({ a: randomText(6_000_000) }) }]),
      'orders.zip-json-too-large',
      'a.json',
    ],
    [
      'JSON cut off',
      () => makeZip([{ name: 'a.json', data: '{"orderId": "1", "custom' }]),
      'orders.zip-json-broken',
      'a.json',
    ],
    [
      'JSON nested too deeply',
      () => makeZip([{ name: 'a.json', data: `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}` }]),
      'orders.zip-json-too-deep',
      'a.json',
    ],
    [
      'JSON of something else',
      () => makeZip([{ name: 'package.json', data: '{"name": "x"}' }]),
      'orders.zip-without-table',
      '没有表格',
    ],
  ])('%s', async (_name, bytes, id, words) => {
    const refusal = await refusalOf(bytes());
    expect(refusal.id).toBe(id);
    expect(messageText(refusal.text, 'zh')).toContain(words);
    expect(messageText(refusal.text, 'en')).not.toMatch(/\p{Script=Han}/u);
  });

  it('what stands behind an archive does not matter', async () => {
    const { rows } = await read(
      Buffer.concat([makeZip([orders]), Buffer.from('trailing bytes of a careless server')]),
    );
    expect(rows).toEqual([['1', 'A']]);
  });
});

/** Letters that do not pack well, so that nothing but the size is in question. */
function randomText(length: number): string {
  let [text, seed] = ['', 7];
  while (text.length < length) {
    seed = (seed * 48271) % 2147483647;
    text += seed.toString(36);
  }
  return text;
}
