import type { RetiredPart } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { nameKey } from '@diy/contract/own-templates/product-problems';
import { hasId, idOfName } from './new-ids.ts';

/** Sizes and colours that a product has or had, by kind and id, with the last name of each. */
export type PastParts = ReadonlyMap<string, string>;

const keyOf = (kind: string, id: string): string => `${kind} ${nameKey(id)}`;

/** The parts that are gone, of what is saved. */
export const pastOf = (retired: readonly RetiredPart[]): PastParts =>
  new Map(retired.map(({ kind, id, name }) => [keyOf(kind, id), name]));

/** The past with what a product has now. */
export function withPresent(past: PastParts, { sizes, colours }: OwnTemplateProduct): PastParts {
  const now = new Map(past);
  for (const { id, name } of sizes) now.set(keyOf('size', id), name);
  for (const { id, name } of colours) now.set(keyOf('colour', id), name);
  return now;
}

/**
 * A changed product in which no new size or colour has the id of one that is gone: designs, batches, orders and SKUs name these. One that
 * comes back with its name is the same again.
 */
export function withUnusedIds(
  before: OwnTemplateProduct,
  changed: OwnTemplateProduct,
  past: PastParts,
): OwnTemplateProduct {
  const isAnother = (kind: string, id: string, name: string) => {
    const known = past.get(keyOf(kind, id));
    return known !== undefined && nameKey(known) !== nameKey(name);
  };
  const colours = changed.colours.filter(
    ({ id, name }) => !hasId(before.colours, id) && isAnother('colour', id, name),
  );
  const sizes = changed.sizes.filter(
    ({ id, name }) => !hasId(before.sizes, id) && isAnother('size', id, name),
  );
  let next = changed;
  for (const { id, name, code } of colours) {
    const isTaken = (wanted: string) => hasId(next.colours, wanted) || isAnother('colour', wanted, name);
    const plain = code.toLowerCase();
    const idOf = (letters: string) => `${plain}-${letters.toLowerCase()}`;
    next = withColourId(next, id, isTaken(plain) ? idOfName(name, idOf, isTaken) : plain);
  }
  for (const { id, name } of sizes) {
    const isTaken = (wanted: string) => hasId(next.sizes, wanted) || isAnother('size', wanted, name);
    const idOf = (letters: string) => `${id.slice(0, 30).replace(/[-.]+$/, '')}-${letters}`;
    next = withSizeId(next, id, idOfName(name, idOf, isTaken));
  }
  return next;
}

function withColourId(product: OwnTemplateProduct, id: string, other: string): OwnTemplateProduct {
  const renamed = <Id extends string | null>(one: Id) => (one === id ? other : one);
  return {
    ...product,
    colours: product.colours.map((one) => ({ ...one, id: renamed(one.id) })),
    pictures: product.pictures.map((picture) => ({
      ...picture,
      colour_id: renamed(picture.colour_id),
      photos: picture.photos.map((photo) => ({ ...photo, colour_id: renamed(photo.colour_id) })),
    })),
    ...(product.variants && {
      variants: product.variants.map((one) => ({ ...one, colour_id: renamed(one.colour_id) })),
    }),
  };
}

function withSizeId(product: OwnTemplateProduct, id: string, other: string): OwnTemplateProduct {
  const renamed = (one: string) => (one === id ? other : one);
  return {
    ...product,
    sizes: product.sizes.map((one) => ({ ...one, id: renamed(one.id) })),
    ...(product.variants && {
      variants: product.variants.map((one) => ({ ...one, size_id: renamed(one.size_id) })),
    }),
  };
}
