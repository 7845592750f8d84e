import { createHash } from 'node:crypto';
import { message } from '@diy/contract/messages';
import { CannotSucceed } from '../../../platform/errors/cannot-succeed.ts';
import type { StoredMockup } from '../../templates/index.ts';
import { PSD_MOCKUP_NAME } from '../own-definition.ts';
import { placesRange } from '../psd/pack-places.ts';
import { requirePsdSurface, wantedSurface } from '../psd/psd-mockups.service.ts';
import { joinPsdSurfaces } from './join-psd-surfaces.ts';
import type { MadePicture, PictureNeeds, WantedPicture } from './photo-picture.ts';

/** A mockup of smart objects of a PSD, which was read before. */
export async function makePsdPicture(
  { storage, psds }: PictureNeeds,
  wanted: WantedPicture,
): Promise<MadePicture> {
  const { id, name, imageId, places } = wanted;
  const sized = places.map(({ place, surface }) => {
    if (!place.psd) throw new CannotSucceed(message('own-templates.went-wrong'));
    const { mockup } = requirePsdSurface(psds, wantedSurface({ imageId, psd: place.psd }, surface));
    return sizePsdMockup(mockup, { id, name, surface });
  });
  const stored = sized.length === 1 ? sized[0]! : await joinPsdSurfaces(storage, sized, wanted);
  return { stored, productHex: '#FFFFFF' };
}

/** The mockup as a picture of a product, with a surface of its millimetres; its files stay where they are. */
function sizePsdMockup(
  { asset, prefix, hash }: StoredMockup,
  {
    id,
    name,
    surface,
  }: Pick<WantedPicture, 'id' | 'name'> & { surface: WantedPicture['places'][number]['surface'] },
): StoredMockup {
  const surfaces = asset.surfaces.map((own) => ({
    ...own,
    surface: surface.id,
    uMm: placesRange(surface.width_mm),
    vMm: placesRange(surface.height_mm),
  }));
  const sized = { ...asset, id, name: name ? { zh: name, en: name } : PSD_MOCKUP_NAME, surfaces };
  return {
    asset: sized,
    prefix,
    hash: createHash('sha256').update(hash).update(JSON.stringify(sized)).digest('hex'),
  };
}
