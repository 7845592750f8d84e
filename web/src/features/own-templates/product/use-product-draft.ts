import type { OwnImage, RetiredPart } from '@diy/contract/own-templates/own-templates';
import { recolouredIds } from '@diy/contract/own-templates/picture-colours';
import type { OwnSurface, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSET } from '../psd/print-sides.ts';
import { DEFAULT_SIDES } from './default-choices.ts';
import {
  addPicture,
  addSurface,
  removeSurface,
  type SelectedPicture,
  selectedImageId,
  withPlace,
} from './draft/product-draft.ts';
import { markedPlace } from './draft/product-parts.ts';
import { freeName, nextUsualName } from './draft/surface-names.ts';
import { useProductState } from './draft/use-product-state.ts';
import { NEW_SURFACE, NO_SURFACE, type PictureShows } from './picture-dialog.tsx';

/** The product being edited, its images, and what of it is looked at. */
export function useProductDraft(
  first: OwnTemplateProduct,
  firstImages: readonly OwnImage[],
  retired: readonly RetiredPart[],
) {
  const { t } = useTranslation('own-templates');
  const { product, setProduct, settle } = useProductState(first, retired);
  const [images, setImages] = useState<ReadonlyMap<string, OwnImage>>(
    () => new Map(firstImages.map((image) => [image.id, image])),
  );
  const [wanted, setSelected] = useState<SelectedPicture>({
    picture: 0,
    colour: null,
    surface: first.surfaces[0]!.id,
  });
  const selected = existing(product, wanted);
  const keepImage = (image: OwnImage) => setImages((now) => new Map(now).set(image.id, image));
  const usualNames = DEFAULT_SIDES.map((side) => t(`product.side.${side}`));

  /** The product with one more surface; the first has a name from then on, so that they differ. */
  const oneMoreSurface = (from: OwnTemplateProduct, name?: string) => {
    const [named, ...others] = from.surfaces;
    const first = named!.name || nextUsualName(usualNames, namesOf(others));
    const surfaces = [{ ...named!, name: first }, ...others];
    const isPsd = images.get(selectedImageId(from, selected))?.is_psd;
    const part = isPsd ? { width_mm: UNSET, height_mm: UNSET } : {};
    const names = namesOf(surfaces);
    const next = name ? freeName(name, names) : nextUsualName(usualNames, names);
    return addSurface({ ...from, surfaces }, next, part);
  };
  return {
    product,
    setProduct,
    settle,
    images,
    keepImage,
    selected,
    select: (part: Partial<SelectedPicture>) => setSelected({ ...selected, ...part }),
    addSurface() {
      const made = oneMoreSurface(product);
      setProduct(made.product);
      setSelected({ ...selected, surface: made.surface.id });
    },
    /** A surface marked on the picture looked at. */
    markHere(image: OwnImage, surface: OwnSurface) {
      const there = { ...selected, surface: surface.id };
      setProduct(withPlace(product, there, image, markedPlace(image, surface)));
      setSelected(there);
    },
    /** One more surface, marked on the picture looked at. */
    addSurfaceHere(image: OwnImage) {
      const { product: next, surface } = oneMoreSurface(product);
      const there = { ...selected, surface: surface.id };
      setProduct(withPlace(next, there, image, markedPlace(image, surface)));
      setSelected(there);
    },
    /** Makes a surface of each smart object of the PSD looked at. */
    addSurfaceOfEach(objects: readonly PsdSurface[]) {
      const [own, ...more] = objects;
      const [surface, ...others] = product.surfaces;
      let next = { ...product, surfaces: [{ ...surface!, name: freeName(own!.name, []) }, ...others] };
      const places = [{ surface: surface!.id, psd: { surface: own!.key } }];
      for (const { key, name } of more) {
        const made = oneMoreSurface(next, name);
        next = made.product;
        places.push({ surface: made.surface.id, psd: { surface: key } });
      }
      const pictures = next.pictures.map((one, at) => (at === selected.picture ? { ...one, places } : one));
      setProduct({ ...next, pictures });
    },
    addPicture(image: OwnImage, shows: PictureShows) {
      const made = shows === NEW_SURFACE ? oneMoreSurface(product) : null;
      const from = made?.product ?? product;
      const surface = made?.surface ?? from.surfaces.find(({ id }) => id === shows) ?? null;
      keepImage(image);
      setProduct(addPicture(from, image, shows === NO_SURFACE ? null : surface));
      setSelected({
        picture: product.pictures.length,
        colour: null,
        surface: surface?.id ?? selected.surface,
      });
    },
    removeSurface: (id: string) => setProduct(removeSurface(product, id)),
  };
}

const namesOf = (surfaces: readonly Pick<OwnSurface, 'name'>[]): string[] => surfaces.map(({ name }) => name);

/** What is looked at, of what there still is. */
function existing(
  product: OwnTemplateProduct,
  { picture, colour, surface }: SelectedPicture,
): SelectedPicture {
  const { pictures, surfaces } = product;
  const at = Math.min(picture, pictures.length - 1);
  const own = pictures[at]!;
  const hasColour =
    own.photos.some(({ colour_id }) => colour_id === colour) ||
    recolouredIds(product.colours, own).some((id) => id === colour);
  const hasSurface = surfaces.some(({ id }) => id === surface);
  return {
    picture: at,
    colour: hasColour ? colour : null,
    surface: hasSurface ? surface : surfaces[0]!.id,
  };
}
