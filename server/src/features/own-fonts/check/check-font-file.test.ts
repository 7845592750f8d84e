import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_FONT_BYTES } from '@diy/contract/own-fonts';
import { afterAll, expect, it, vi } from 'vitest';
import { createOwnerQueue } from '../../../platform/concurrency/owner-queue.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { ChildLimits } from '../../../platform/process/limited-child.ts';
import { buildSfnt, buildTables } from '../testing/build-font.ts';
import { checkFont } from './check-font.ts';
import { checkFontFile } from './check-font-file.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));
function file(name: string, bytes: Uint8Array): string {
  writeFileSync(join(dataDir, name), bytes);
  return join(dataDir, name);
}
const error = vi.fn();
const services = { config: { dataDir } as never, fontQueue: createOwnerQueue(1), log: { error } as never };
const ENOUGH: ChildLimits = { cpuSeconds: 60, wallMs: 120_000, memoryBytes: 1e9 };
const refusalOf = (path: string, limits: Partial<ChildLimits> = {}) =>
  checkFontFile(services, 'a', path, async () => 'read', { ...ENOUGH, ...limits }).catch((thrown) =>
    thrown instanceof Refusal ? thrown.text : thrown,
  );

it('passes on what to store, and deletes it afterwards', async () => {
  const { sha256, sfnt } = await checkFont(readFileSync(fixture('latin.woff2')));
  const path = await checkFontFile(services, 'a', fixture('latin.woff2'), async (font) => {
    expect(font).toMatchObject({
      sha256,
      bytes: sfnt.length,
      name: 'Noto Sans',
      record: { format: 'woff2' },
    });
    expect(readFileSync(font.path).equals(sfnt)).toBe(true);
    return font.path;
  });
  expect(existsSync(path)).toBe(false);
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
});

it('says what is wrong with a file', async () => {
  const tables = buildTables();
  tables.delete('hmtx');
  expect(await refusalOf(file('cut.ttf', buildSfnt(tables)))).toEqual({
    id: 'own-fonts.damaged',
    params: { detail: 'hmtx' },
  });
  expect(await refusalOf(file('page.ttf', Buffer.from('<html>')))).toMatchObject({
    id: 'own-fonts.not-a-font',
  });
});

it('a file that is too large is not read', async () => {
  const path = file('large.ttf', Buffer.alloc(MAX_FONT_BYTES + 1));
  expect(await refusalOf(path, { wallMs: 0 })).toMatchObject({ id: 'own-fonts.too-large' });
});

it.each([
  ['memory', { memoryBytes: 30_000_000 }, 'own-fonts.memory'],
  ['time', { wallMs: 1 }, 'own-fonts.too-slow'],
])('ends a reading that needs too much %s', async (_, limits, id) => {
  expect(await refusalOf(fixture('latin.ttf'), limits)).toMatchObject({ id });
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
});
