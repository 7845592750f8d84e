import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRightToLeft, MESSAGE_LOCALES, message } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTable } from '../reading/read-table.ts';
import { headersOf } from '../testing/layouts.ts';
import { buildOrderTemplate, orderTemplateName } from './build-order-template.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readOrderLine } from './read-order-line.ts';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'template-'));
  path = join(folder, orderTemplateName('zh'));
  await writeFile(path, await buildOrderTemplate('zh'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is refused as empty until somebody fills it in', async () => {
  await expect(readTable(path, {}, async () => {})).rejects.toMatchObject({ id: 'orders.table-no-rows' });
});

it('has the agreed headers, and examples that import without a problem', async () => {
  const rows: string[][] = [];
  const facts = await readTable(path, { sheet: '示例' }, async (_, batch) => void rows.push(...batch));
  expect(facts.sheets.map(({ name }) => name)).toEqual(['导入模板', '填写说明', '示例']);
  expect(facts.headers).toEqual(headersOf('ours'));
  const { mapping, missing } = proposeMapping(facts.headers);
  expect([mapping.profile, missing]).toEqual(['ours@2', []]);
  const read = rows.map((cells) => readOrderLine(mapping, cells));
  expect(read.map(({ state, problems }) => [state, problems])).toEqual(Array(3).fill(['ok', []]));
  expect(read[0]?.line.personalisation).toMatchObject([
    { name: '名字', value: '安娜' },
    { name: '日期', value: '5月3日' },
  ]);
  expect(read[2]?.line.fields.externalOrderNo).toBe('576461413038785752');
});

describe.each(MESSAGE_LOCALES)('in %s', (locale) => {
  it('is read as the Chinese one is, column by column', async () => {
    const file = join(folder, orderTemplateName(locale));
    await writeFile(file, await buildOrderTemplate(locale));
    await expect(readTable(file, {}, async () => {})).rejects.toMatchObject({ id: 'orders.table-no-rows' });
    const rows: string[][] = [];
    const sheet = plainText(message('order-template.example-sheet'), locale);
    const facts = await readTable(file, { sheet }, async (_, some) => void rows.push(...some));
    const agreed = headersOf('ours');
    expect(facts.headerRow).toBe(1);
    expect(facts.headers.map((header) => header.replace(/ \([^()]*\)$/, ''))).toEqual(agreed);
    const { mapping, missing } = proposeMapping(facts.headers);
    expect(missing).toEqual([]);
    expect(mapping).toEqual(proposeMapping(agreed).mapping);
    const read = rows.map((cells) => readOrderLine(mapping, cells));
    expect(read.map(({ state, problems }) => [state, problems])).toEqual(Array(3).fill(['ok', []]));
    expect(read[0]!.line.personalisation.map(({ value }) => value)).toHaveLength(2);
  });

  // The agreed headers are Chinese themselves.
  if (locale === 'zh') return;
  it('holds no other language than its own beside the agreed headers', async () => {
    const { sheets } = await readXlsx(await buildOrderTemplate(locale));
    expect(sheets.map(({ view }) => view?.rightToLeft ?? false)).toEqual(
      Array(3).fill(isRightToLeft(locale)),
    );
    const [, notes, example] = sheets;
    const columns = notes!.rows.map((row) => row.slice(1).join());
    const words = [
      ...columns,
      ...notes!.rows.slice(0, 5).map(([rule]) => rule),
      ...example!.rows.slice(1, 4),
    ].join();
    expect(words).not.toMatch(/\p{Script=Han}/u);
  });
});

it('keeps what is typed as text for the first 1,000 rows', async () => {
  const parts = unzipSync(await buildOrderTemplate('zh'));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  const last = sheet.match(/<c r="[A-Z]+1001" s="\d+"/g) ?? [];
  expect(last.length).toBe(headersOf('ours').length);
  const styles = strFromU8(parts['xl/styles.xml']!);
  const style = Number(/s="(\d+)"/.exec(last[0]!)?.[1]);
  const id = /<cellXfs[\s\S]*/.exec(styles)?.[0].match(/numFmtId="\d+"/g)?.[style];
  expect(styles).toContain(`${id} formatCode="@"`);
});
