import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ChildEnded } from '../../../../platform/process/limited-child.ts';
import { type DeriveRequest, deriveFrom } from './derive-from.ts';
import { createDeriver } from './derive-in-processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'derive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const deriver = createDeriver();
deriver.useProcesses();

const [WIDTH, HEIGHT] = [90, 60];
const samples = (channels: 3 | 4) =>
  sharp(Buffer.from(Array.from({ length: WIDTH * HEIGHT * channels }, (_, at) => (at * 37) % 256)), {
    raw: { width: WIDTH, height: HEIGHT, channels },
  });

async function request(
  name: string,
  bytes: Buffer,
  change: Partial<DeriveRequest> = {},
): Promise<DeriveRequest> {
  const source = join(folder, name);
  writeFileSync(source, bytes);
  return {
    source,
    widthPx: WIDTH,
    heightPx: HEIGHT,
    hasAlphaChannel: false,
    folder,
    master: null,
    ...change,
  };
}

const masterOf = (format: 'png' | 'tiff', deepProfile: 'rgb' | null) => ({
  path: join(folder, `master-${format}.png`),
  stopAt: 'any-damage' as const,
  traits: {
    format,
    hasUnknownChannels: false,
    hasAlphaChannel: true,
    deepProfile,
    isMatted: format === 'tiff',
  },
});

describe('a picture that is decoded in another process', () => {
  it.each<[string, () => Promise<DeriveRequest>]>([
    ['photo', async () => request('a.jpg', await samples(3).jpeg().toBuffer())],
    [
      'see-through picture',
      async () => request('b.png', await samples(4).png().toBuffer(), { hasAlphaChannel: true }),
    ],
    [
      'picture with a master',
      async () =>
        request('c.tif', await samples(4).tiff().toBuffer(), {
          hasAlphaChannel: true,
          master: masterOf('tiff', null),
        }),
    ],
    [
      'deep picture with a profile',
      async () =>
        request('d.png', await samples(4).toColourspace('rgb16').withIccProfile('p3').png().toBuffer(), {
          hasAlphaChannel: true,
          master: masterOf('png', 'rgb'),
        }),
    ],
  ])('comes to the same bytes: %s', async (_what, make) => {
    const asked = await make();
    const here = await deriveFrom(asked);
    const masterHere = asked.master && readFileSync(asked.master.path);
    if (asked.master) rmSync(asked.master.path);
    expect(await deriver.derive(asked)).toEqual(here);
    if (asked.master) expect(readFileSync(asked.master.path).equals(masterHere!)).toBe(true);
  });

  it('is refused with the same words', async () => {
    const whole = await samples(3).jpeg().toBuffer();
    const broken = await request('e.jpg', whole.subarray(0, whole.length / 2));
    const wordsOf = (work: Promise<unknown>) => work.then(String, (error: Error) => error.message);
    const words = await wordsOf(deriver.derive(broken));
    expect(words).toContain('premature end');
    expect(words).toBe(await wordsOf(deriveFrom(broken)));
  });
});

describe('a picture whose process ends', () => {
  const failed = { type: 'failed', message: 'a reply', isUnread: false };
  it.each<[string, ('crash' | 'late')[], object, number]>([
    ['once by a crash is tried again', ['crash'], { message: 'a reply' }, 2],
    ['twice by a crash is refused', ['crash', 'crash'], { id: 'images.drawing-crashed' }, 2],
    ['late is refused at once', ['late'], { id: 'images.too-complex' }, 1],
    ['by a crash, then late, is refused', ['crash', 'late'], { id: 'images.too-complex' }, 2],
  ])('%s', async (_what, ends, error, tries) => {
    let count = 0;
    const run = async () => {
      const reason = ends[count++];
      if (reason) throw new ChildEnded(reason);
      return failed as never;
    };
    const one = createDeriver(() => ({ run, end: () => undefined }));
    one.useProcesses();
    await expect(one.derive(await request('f.jpg', Buffer.alloc(0)))).rejects.toMatchObject(error);
    expect(count).toBe(tries);
  });
});
