import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';

/** The product with other names for its images. */
export function withImages(
  product: OwnTemplateProduct,
  nameOf: (imageId: string) => string,
): OwnTemplateProduct {
  const named = (imageId: string) => (imageId === '' ? '' : nameOf(imageId));
  return {
    ...product,
    pictures: product.pictures.map((picture) => ({
      ...picture,
      image_id: named(picture.image_id),
      photos: picture.photos.map((photo) => ({ ...photo, image_id: named(photo.image_id) })),
    })),
  };
}
