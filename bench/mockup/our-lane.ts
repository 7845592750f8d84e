import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeMockup } from '@diy/design/mockup';
import { unpackMockup } from '../../server/src/features/rendering/mockups/pack-mockup.ts';
import { encodeOpaqueJpeg } from '../../server/src/platform/canvas/encode-picture.ts';
import type { Case } from './protocol.ts';
import { serveTasks } from './serve-tasks.ts';

// A process like our render worker: mockup ready, artwork drawn; composes, and encodes as the worker does.

function load(one: Case) {
  const prepared = unpackMockup(readFileSync(join(one.folder, 'prepared.bin')));
  if (!prepared) throw new Error(`${one.product}: the prepared mockup cannot be read.`);
  const rgba = readFileSync(join(one.folder, 'artwork.rgba'));
  return { prepared, artwork: { ...one.art, rgba, originMm: one.originMm } };
}

const loaded = new Map<string, ReturnType<typeof load>>();

serveTasks(async ({ one, until }) => {
  const { prepared, artwork } = loaded.get(one.product) ?? load(one);
  loaded.set(one.product, { prepared, artwork });
  const picture = composeMockup(prepared, {
    colourHex: one.colourHex,
    artworks: { [one.surfaceId]: artwork },
  });
  if (until === 'pixels') return () => undefined;
  const jpeg = await encodeOpaqueJpeg(picture);
  return (file) => writeFileSync(file, jpeg);
});
