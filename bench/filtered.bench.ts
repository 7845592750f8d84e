// Posters from photos of 24 megapixels with four filters, two at once: peak memory of the worker (--designs=4).
import type { DesignDocument } from '@diy/design/document';
import type { ImageFilter } from '@diy/design/layers';
import { buildImageLayer } from '@diy/design/testing';
import sharp from 'sharp';
import { apiClient } from '../e2e/support/api.ts';
import { cli, startSystem, waitFor } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { makePhoto } from './render/make-photo.ts';
import { usageOf } from './support/processes.ts';

const PHOTO = { widthPx: 6000, heightPx: 4000 };
/** The poster's print area, in mm: 3543 × 4724 px at 300 dpi. */
const AREA = { widthMm: 300, heightMm: 400 };
const FILTER: ImageFilter = {
  brightness: 12,
  contrast: 18,
  saturation: -35,
  tint: { colour: '#D9442B', amount: 20 },
};

const given = process.argv.find((one) => one.startsWith('--designs='));
const designs = given ? Number(given.slice('--designs='.length)) : 4;

await ensureBuild();
const system = await startSystem();
try {
  cli(system, 'user', 'add', 'bench', '--password', 'a-long-password-1');
  const api = apiClient(system.url, cli(system, 'user', 'token', 'bench'));
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'POS-3040' });
  const photo = await makePhoto(PHOTO.widthPx, PHOTO.heightPx);
  const imageIds: string[] = [];
  for (let n = 0; n < designs; n += 1) {
    // Each its own, or the second would find the first one's pixels.
    const own = await sharp(photo)
      .modulate({ hue: n * 40 })
      .jpeg({ quality: 90 })
      .toBuffer();
    imageIds.push(await api.uploadImage(`photo-${n}.jpg`, own, 'image/jpeg'));
  }
  const started = performance.now();
  const before = usageOf([system.processes().worker ?? 0]);
  for (const imageId of imageIds) {
    await api.post('/saas/diy/user/save/save', {
      template_id: list[0]?.id,
      name: '海报',
      design: documentOf(imageId),
    });
  }
  const states = async () => {
    const { list: saved } = await api.get<{ list: { render: { state: string } }[] }>(
      '/saas/diy/user/save/list',
    );
    return saved.map(({ render }) => render.state);
  };
  const isOver = (state: string) => state === 'done' || state === 'failed';
  await waitFor('all posters', 600_000, async () => (await states()).every(isOver));
  const after = usageOf([system.processes().worker ?? 0]);
  console.log(
    `${designs} posters (${(await states()).join(', ')}) in ${((performance.now() - started) / 1000).toFixed(1)} s, ` +
      `${((after.cpuMs - before.cpuMs) / designs / 1000).toFixed(1)} s of processor time each, ` +
      `worker's peak ${(after.peakRssBytes / 1e6).toFixed(0)} MB resident (bar 700)`,
  );
} finally {
  await system.destroy();
}

function documentOf(imageId: string): DesignDocument {
  const layer = buildImageLayer({
    imageId,
    sourceWidthPx: PHOTO.widthPx,
    sourceHeightPx: PHOTO.heightPx,
    xMm: AREA.widthMm / 2,
    yMm: AREA.heightMm / 2,
    widthMm: (AREA.heightMm * PHOTO.widthPx) / PHOTO.heightPx,
    heightMm: AREA.heightMm,
    filter: FILTER,
  });
  return {
    format: 10,
    print: { bleed: false },
    colourId: 'oak',
    sizeId: '30x40',
    surfaces: [{ surfaceId: 'front', layers: [layer] }],
  };
}
