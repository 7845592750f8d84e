import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MESSAGE_LOCALES, type MessageLocale } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { buildMockupPsd, paintLayer } from '@diy/psd/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnerQueue } from '../../../platform/concurrency/owner-queue.ts';
import { ChildEnded } from '../../../platform/process/limited-child.ts';
import { bakePsdFile } from './bake-psd-file.ts';
import type { ReadingStep } from './psd-messages.ts';
import { endedMessage, refusalMessage } from './psd-problems.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'psd-'));
  writeFileSync(join(dataDir, 'bag.psd'), buildMockupPsd({ width: 200, height: 160 }));
  writeFileSync(join(dataDir, 'stale.psd'), stalePsd({ width: 200, height: 160 }));
  writeFileSync(join(dataDir, 'cut.psd'), buildMockupPsd({ width: 200, height: 160 }).slice(0, 9000));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const services = () => ({ config: { dataDir } as never, psdQueue: createOwnerQueue(1) });
const enough = { cpuSeconds: 60, wallMs: 120_000, memoryBytes: 1e9 };

it('gives the pictures of a PSD, and deletes them afterwards', async () => {
  const bytes = await bakePsdFile(services(), 'a', join(dataDir, 'bag.psd'), async (read) => {
    if (read.type !== 'read') throw new Error(JSON.stringify(read));
    const [surface] = read.surfaces;
    expect(surface!.baked!.greys).toHaveLength(2);
    return readdirSync(join(surface!.baked!.base.path, '..')).sort();
  });
  expect(bytes).toEqual(['0-base', '0-coverage', '0-grey-0', '0-grey-1', '0-uv']);
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
});

it('announces what it does, before it does it', async () => {
  const steps: ReadingStep[] = [];
  const onStep = (step: ReadingStep) => void steps.push(step);
  await bakePsdFile(services(), 'a', join(dataDir, 'bag.psd'), async () => null, { onStep });
  expect(steps).toEqual([
    { step: 'read', bytes: statSync(join(dataDir, 'bag.psd')).size },
    { step: 'compare' },
    { step: 'surface', name: 'Your design', number: 1, count: 1 },
  ]);
});

it('says that a file ends early', async () => {
  const text = await bakePsdFile(services(), 'a', join(dataDir, 'cut.psd'), async (read) => {
    if (read.type !== 'refused') throw new Error(JSON.stringify(read));
    return messageText(refusalMessage(read), 'en');
  });
  expect(text).toMatch(/^The file of this PSD is incomplete or damaged \(.+\)/);
});

/** A file that says its merged picture was made of its layers, of which one patch is not in it. */
function stalePsd(size: { width: number; height: number }): Uint8Array {
  const patch = paintLayer(size, (x, y) => [200, 20, 20, x > 140 && y > 100 ? 255 : 0], { name: '补丁' });
  const versionInfo = { hasRealMergedData: true, writerName: '', readerName: '', fileVersion: 1 };
  return buildMockupPsd(size, [patch], { imageResources: { versionInfo } });
}

it('says where a PSD differs from the picture in it, and what to do, in every language', async () => {
  const said = await bakePsdFile(services(), 'a', join(dataDir, 'stale.psd'), async (read) => {
    if (read.type !== 'refused') throw new Error(JSON.stringify(read));
    return refusalMessage(read);
  });
  expect(said.id).toBe('own-templates.psd-differs');
  const saveAgain = (locale: MessageLocale) => (locale === 'zh' ? '最大兼容' : 'Maximize Compatibility');
  for (const locale of MESSAGE_LOCALES) {
    const text = messageText(said, locale, { isolates: false });
    expect(text).toContain('160, 144');
    expect(text).toContain('Photoshop');
    expect(text).toContain(saveAgain(locale));
  }
});

it.each([
  ['memory', { ...enough, memoryBytes: 30_000_000 }, 'took more memory than allowed'],
  ['late', { ...enough, wallMs: 1 }, 'took longer than allowed'],
])('ends a reading that needs too much, and says why: %s', async (reason, limits, words) => {
  const ended: unknown = await bakePsdFile(services(), 'a', join(dataDir, 'bag.psd'), async () => null, {
    limits,
  }).catch((error: unknown) => error);
  if (!(ended instanceof ChildEnded)) throw new Error(String(ended));
  expect(ended.reason).toBe(reason);
  expect(messageText(endedMessage(ended), 'en')).toContain(words);
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
});

it('ends a reading that is given up, whether it runs or waits', async () => {
  const abort = new AbortController();
  const given = { signal: abort.signal, onStep: () => abort.abort(new Error('not wanted')) };
  const own = services();
  const running = bakePsdFile(own, 'a', join(dataDir, 'bag.psd'), async () => null, given);
  const waiting = bakePsdFile(own, 'b', join(dataDir, 'bag.psd'), async () => null, { signal: abort.signal });
  const ended = await Promise.allSettled([running, waiting]);
  const why = new Error('not wanted');
  expect(ended).toEqual([
    { status: 'rejected', reason: why },
    { status: 'rejected', reason: why },
  ]);
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
});
