import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mockupAsset } from '@diy/design/template';
import type { FontFace } from '@diy/design/text';
import type { RenderJob } from '../../server/src/features/rendering/pool/render-files.ts';
import { openFontBook } from '../../server/src/features/rendering/print/font-book.ts';
import type { ObjectStore } from '../../server/src/platform/storage/object-store.ts';
import type { WorkerSetup } from './protocol.ts';
import { COLOUR_HEX, FONT_IDS, MOCKUP_FOLDER, PHOTO, SURFACE, sampleDocument } from './sample-print.ts';

const PREFIX = 'pub/mockups/bench';

/** Puts the mockup's files where the worker reads them; returns a maker of jobs, each with its own photo. */
export async function prepareJobs(
  storage: ObjectStore,
  setup: WorkerSetup,
): Promise<(serial: number) => RenderJob> {
  const folder = join(setup.root, MOCKUP_FOLDER);
  const asset = mockupAsset.parse(JSON.parse(await readFile(join(folder, 'mockup.json'), 'utf8')));
  const files = [asset.base, asset.maps, ...asset.surfaces.flatMap(({ uv, coverage }) => [uv, coverage])];
  for (const name of files) {
    await storage.put(`${PREFIX}/${name}`, await readFile(join(folder, name)), { contentType: 'image/webp' });
  }
  const book = await openFontBook(join(setup.root, 'design/fonts'));
  const faces = new Map<string, FontFace>();
  for (const id of FONT_IDS) {
    const face = await book.face(id);
    if (face) faces.set(id, face);
  }
  const text = { zh: '', en: '' };
  return (serial) => ({
    ownerId: 'bench',
    key: `bench ${serial}`,
    document: sampleDocument(),
    template: {
      owner_id: '',
      id: 'bench',
      sku: 'BENCH',
      category_id: 'bench',
      version: 1,
      hash: 'bench',
      mockups: [{ asset, prefix: PREFIX, hash: 'bench' }],
      definition: {
        sku: 'BENCH',
        category: { id: 'bench', ...text },
        title: text,
        description: text,
        material: text,
        printMethod: 'dtg',
        surfaces: [SURFACE],
        sizes: [{ id: 'M', name: 'M', dimensions: text }],
        colours: [{ id: 'sand', code: 'SD', name: text, hex: COLOUR_HEX }],
        weightG: 1,
        packed: { lengthCm: 1, widthCm: 1, heightCm: 1 },
        priceCents: 1,
        currency: 'CNY',
        mockups: [asset.id],
        cover: asset.id,
      },
    },
    images: new Map([
      [
        'photo',
        {
          id: 'photo',
          name: 'photo.jpg',
          ...PHOTO,
          masterKey: setup.photoKey,
          previewKey: setup.photoKey,
          // Another identity each time, so that no decoded copy is found: every design brings its own photo.
          sha256: `photo ${serial}`,
          hasAlpha: false,
          hasSemiTransparency: false,
          isDamaged: false,
          isVector: false,
          originalKey: 'none',
        },
      ],
    ]),
    faces,
  });
}
