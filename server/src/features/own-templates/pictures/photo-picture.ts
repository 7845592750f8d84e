import { type Bilingual, message } from '@diy/contract/messages';
import type { OwnPlace, OwnSurface } from '@diy/contract/own-templates/product';
import type { RgbaPicture } from '@diy/design/painting';
import {
  type ClothHints,
  type MeshFault,
  type PhotoMockup,
  type PhotoPlace,
  photoMockup,
  recolourableMockup,
  scaleMarks,
} from '@diy/design/photo-mockup';
import { CannotSucceed } from '../../../platform/errors/cannot-succeed.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { readPicture } from '../../../platform/pictures/unreadable-picture.ts';
import type { Services } from '../../../platform/services.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import type { OperationMessage } from '../../operations/index.ts';
import type { StoredMockup } from '../../templates/index.ts';
import { PHOTO_MOCKUP_NAME } from '../own-definition.ts';
import type { ReadPsds } from '../psd/product-psds.queries.ts';
import { MAX_MOCKUP_SIDE_PX, storeMockup } from '../store-mockup.ts';

export type PictureNeeds = Pick<Services, 'db' | 'storage' | 'decoding'> & {
  /** Readings of the product's PSDs. */
  psds: ReadPsds;
};

/** A picture to make: its image, and the surfaces that it shows. */
export interface WantedPicture {
  id: string;
  /** Empty = by what it is. */
  name: string;
  imageId: string;
  places: readonly { place: OwnPlace; surface: OwnSurface }[];
}

/** A mockup with its files in storage. */
export interface MadePicture {
  stored: StoredMockup;
  /** Colour of the product where it is well lit. */
  productHex: string;
}

const FAULTS: Record<MeshFault, OperationMessage> = {
  folded: message('own-templates.area-folded'),
  outside: message('own-templates.area-outside'),
  tiny: message('own-templates.area-tiny'),
};

/** A mockup of a photograph, with the light that it shows. */
export async function makePhotoPicture(
  services: PictureNeeds,
  ownerId: string,
  wanted: WantedPicture,
): Promise<MadePicture> {
  const { photo, places, named } = await openPhoto(services, ownerId, wanted);
  const mockup = photoMockup(photo, places, named);
  if ('fault' in mockup) throw new Refusal(FAULTS[mockup.fault]);
  return { stored: await storePhotoMockup(services.storage, mockup), productHex: mockup.productHex };
}

/** A mockup that takes every colour, of a photograph that was made into one before. Throws a Refusal for one too dark. */
export async function makeRecolourable(
  services: PictureNeeds,
  ownerId: string,
  wanted: WantedPicture,
  cloth: { colourHex: string; hints: ClothHints },
): Promise<StoredMockup> {
  const { photo, places, named } = await openPhoto(services, ownerId, wanted);
  const mockup = recolourableMockup(photo, places, { ...named, ...cloth });
  if (!mockup) throw new Refusal(message('own-templates.too-dark'));
  return storePhotoMockup(services.storage, mockup);
}

async function openPhoto(
  services: PictureNeeds,
  ownerId: string,
  { id, name, imageId, places }: WantedPicture,
): Promise<{ photo: RgbaPicture; places: PhotoPlace[]; named: { id: string; name: Bilingual } }> {
  const [image] = await getImagesForDrawing(services.db, ownerId, [imageId]);
  if (!image) throw new Refusal(message('own-templates.photograph-gone'));
  const find = () => services.storage.localPath(image.masterKey);
  const photo = await services.decoding.run(() => readPicture(image.name, find, readPhoto), {
    owner: ownerId,
  });
  const marked = places.map(({ place, surface }) => {
    if (!place.marks) throw new CannotSucceed(message('own-templates.went-wrong'));
    return {
      surface: surface.id,
      marks: scaleMarks(place.marks, photo.widthPx, photo.heightPx),
      widthMm: surface.width_mm,
      heightMm: surface.height_mm,
    };
  });
  const named = { id, name: name ? { zh: name, en: name } : PHOTO_MOCKUP_NAME };
  return { photo, places: marked, named };
}

async function readPhoto(path: string): Promise<RgbaPicture> {
  const { data, info } = await sharp(path)
    .resize(MAX_MOCKUP_SIDE_PX, MAX_MOCKUP_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, widthPx: info.width, heightPx: info.height };
}

async function storePhotoMockup(
  storage: ObjectStore,
  { asset, pictures }: Pick<PhotoMockup, 'asset' | 'pictures'>,
): Promise<StoredMockup> {
  const files: [string, Buffer][] = [
    [asset.base, await webp(pictures.base, false)],
    [asset.maps, await webp(pictures.maps, true)],
  ];
  for (const surface of asset.surfaces) {
    files.push([surface.uv, await webp(pictures.uv[surface.surface]!, true)]);
    files.push([surface.coverage, await webp(pictures.coverage[surface.surface]!, true)]);
  }
  return storeMockup(storage, asset, files);
}

function webp({ rgba, widthPx, heightPx }: RgbaPicture, isLossless: boolean): Promise<Buffer> {
  return sharp(Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), {
    raw: { width: widthPx, height: heightPx, channels: 4 },
  })
    .removeAlpha()
    .webp(isLossless ? { lossless: true, effort: 4 } : { quality: 92, effort: 4 })
    .toBuffer();
}
