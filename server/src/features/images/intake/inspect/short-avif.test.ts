import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TEST_VECTOR } from '../../testing/vector-drawing.ts';
import { inspectPicture } from './inspect-picture.ts';

it('a still AVIF in the short form is refused as AVIF, not as an animation', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'short-avif-'));
  const path = join(folder, 'short.avif');
  try {
    await writeFile(path, Buffer.from('\0\0\0\x14ftypmif3\0\0\0\0avif\0\0\0\x10mini12345678', 'latin1'));
    const refused = inspectPicture(path, { key: path, name: 'short.avif' }, TEST_VECTOR);
    await expect(refused).rejects.toMatchObject({ text: { id: 'images.convert-first' } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
