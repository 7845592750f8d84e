import { message } from '@diy/contract/messages';
import type { MockupSurface } from '@diy/design/template';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { StoredMockup } from '../../templates/index.ts';
import { storeMockup } from '../store-mockup.ts';
import type { WantedPicture } from './photo-picture.ts';

/**
 * One mockup of several smart objects of one PSD. Each was read with the others holding what its author put there, so the picture
 * without artwork takes every surface's pixels from its own reading. That is exact where no pixel shows two of them; otherwise it
 * throws a Refusal.
 */
export async function joinPsdSurfaces(
  storage: ObjectStore,
  read: readonly StoredMockup[],
  { places }: Pick<WantedPicture, 'places'>,
): Promise<StoredMockup> {
  const [first] = read as [StoredMockup];
  const { widthPx: width, heightPx: height } = first.asset;
  const base = await pixelsOf(storage, first, first.asset.base);
  const owner = new Uint8Array(width * height);
  const files: [string, Buffer][] = [];
  const surfaces: MockupSurface[] = [];
  for (const [at, mockup] of read.entries()) {
    const own = mockup.asset.surfaces[0]!;
    const [pixels, coverage] = [
      await pixelsOf(storage, mockup, mockup.asset.base),
      await pixelsOf(storage, mockup, own.coverage),
    ];
    for (let pixel = 0; pixel < owner.length; pixel += 1) {
      if (coverage[pixel * 3] === 0) continue;
      const other = owner[pixel]!;
      if (other > 0) throw overlapping(places[other - 1]!, places[at]!);
      owner[pixel] = at + 1;
      for (let c = 0; c < 3; c += 1) base[pixel * 3 + c] = pixels[pixel * 3 + c]!;
    }
    const renamed = renameFiles(own, at);
    surfaces.push(renamed);
    for (const [from, to] of pairsOf(own, renamed))
      files.push([to, await storage.read(`${mockup.prefix}/${from}`)]);
  }
  const encoded = await sharp(base, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
  files.push([first.asset.base, encoded]);
  files.push([first.asset.maps, await storage.read(`${first.prefix}/${first.asset.maps}`)]);
  return storeMockup(storage, { ...first.asset, surfaces }, files);
}

async function pixelsOf(storage: ObjectStore, { prefix }: StoredMockup, file: string): Promise<Buffer> {
  return sharp(await storage.read(`${prefix}/${file}`))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Readings name their files alike. */
function renameFiles(surface: MockupSurface, at: number): MockupSurface {
  const renamed = (file: string) => `${at}-${file}`;
  const { response } = surface;
  return {
    ...surface,
    uv: renamed(surface.uv),
    coverage: renamed(surface.coverage),
    ...(response && {
      response: {
        greys: response.greys.map(renamed),
        ...(response.ground && { ground: renamed(response.ground) }),
      },
    }),
  };
}

function pairsOf(from: MockupSurface, to: MockupSurface): [string, string][] {
  const list = ({ uv, coverage, response }: MockupSurface) => [
    uv,
    coverage,
    ...(response?.greys ?? []),
    ...(response?.ground ? [response.ground] : []),
  ];
  const names = list(to);
  return list(from).map((name, at) => [name, names[at]!]);
}

type Place = WantedPicture['places'][number];

function overlapping({ surface: one }: Place, { surface: other }: Place): Refusal {
  return new Refusal(
    message('own-templates.psd-overlap', { one: one.name || one.id, other: other.name || other.id }),
  );
}
