import type { OwnAppearance, OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { useMemo } from 'react';
import { useOwnImage, useOwnTemplate, useTemplateCopy } from '../../use-own-template.ts';
import { markAsPhoto, newProduct, withOtherImage, withPictures } from './product-draft.ts';
import { imageOfCatalogueMockup } from './product-parts.ts';

/** An image chosen for a product, with others that it is made of. */
export interface PickedImage {
  id: string;
  /** A PSD whose print is marked by hand. */
  asPhoto: boolean;
  more?: readonly OwnImage[];
}

interface Start {
  /** The template that is changed; null = a new one. */
  id: string | null;
  /** The template that a new one starts from. */
  copied: string | null;
  picked: PickedImage | null;
}

/** The product that the page begins with, as soon as what it is made of is there; null until then. */
export function useStartedProduct({ id, copied, picked }: Start) {
  const own = useOwnTemplate(id);
  const copy = useTemplateCopy(copied);
  const image = useOwnImage(picked?.id ?? null);
  const saved = own.data ?? copy.data;
  const isNew = id === null && copied === null;
  const first = useMemo(() => {
    if (picked === null) return saved ? { product: saved.product, images: imagesOf(saved) } : null;
    if (!image.data || (!isNew && !saved)) return null;
    const { asPhoto, more = [] } = picked;
    const images = [...imagesOf(saved), image.data, ...more];
    if (!saved)
      return {
        product: withPictures(newProduct(image.data, asPhoto || !image.data.is_psd), more),
        images,
      };
    const product = withOtherImage(saved.product, 0, image.data);
    const shown = { picture: 0, colour: null, surface: product.surfaces[0]!.id };
    return { product: asPhoto ? markAsPhoto(product, shown, image.data) : product, images };
  }, [image.data, saved, isNew, picked]);
  const failed = [own, copy, image].find(({ isError }) => isError) ?? null;
  const savedAs = own.data ? { id: own.data.id, revision: own.data.revision } : null;
  return { first, savedAs, retired: own.data?.retired ?? [], failed, leftOut: copy.data?.left_out ?? [] };
}

/** A product's images of the library and mockups of the catalogue. */
const imagesOf = (
  saved: { product: OwnTemplateProduct; images: OwnImage[]; looks: OwnAppearance[] } | undefined,
): OwnImage[] => (saved ? [...saved.images, ...saved.looks.map(imageOfCatalogueMockup)] : []);
