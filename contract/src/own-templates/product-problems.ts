import { valueById } from '@diy/design/value-by-id';
import { message } from '../messages/make-message.ts';
import type { StoredMessage } from '../messages/message.ts';
import type { OwnPicture, OwnPlace, OwnSize, OwnSurface, OwnVariant, ProductParts } from './product-parts.ts';
import { viewOfKey } from './psd-views.ts';

/** The most pixels of a print's longer side; larger ones cannot be drawn. */
const MAX_OWN_PRINT_PX = 16_000;

/** What is wrong with a product, and where. */
export interface ProductProblem {
  path: (string | number)[];
  text: StoredMessage;
}

/** Problems between parts of a product that each look right alone: equal ids, names or codes; print areas and pictures that do not fit their surface. */
export function productProblems(product: ProductParts): ProductProblem[] {
  const { surfaces, sizes, colours, pictures } = product;
  const lists: Record<string, readonly { id: string }[]> = { surfaces, sizes, colours, pictures };
  const sameIds = Object.entries(lists).flatMap(([list, parts]) => {
    const twice = equalPair(parts, ({ id }) => id);
    return twice ? [{ path: [list], text: message('own-templates.same-id', { id: twice[0].id }) }] : [];
  });
  return [
    ...sameIds,
    ...variantProblems(product),
    ...variantSheetProblems(product),
    ...surfaces.flatMap((surface, at) =>
      areasOf(surface, sizes)
        .flatMap((area) => areaProblems(surface, area))
        .map(({ field, text }) => ({ path: ['surfaces', at, field], text })),
    ),
    ...pictures.flatMap((picture, at) =>
      pictureProblems(product, picture, at + 1).map(({ path, text }) => ({
        path: ['pictures', at, ...path],
        text,
      })),
    ),
  ];
}

/** Texts that differ only in capitals, width or spaces are equal: for sheets, orders and people they are the same. */
export const nameKey = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase();

/** Surfaces of one name, which nobody distinguishes in orders and on print files; those without a name are called by their place. */
export function surfaceNameProblems({ surfaces }: Pick<ProductParts, 'surfaces'>): ProductProblem[] {
  return surfaces.flatMap(({ name }, at) => {
    const isSaid = surfaces.slice(0, at).some((other) => nameKey(other.name) === nameKey(name));
    const text = message('own-templates.same-surface', { name: name.trim() });
    return isSaid && nameKey(name) !== '' ? [{ path: ['surfaces', at, 'name'], text }] : [];
  });
}

/** Colours and sizes that are the same for SKUs and orders. */
export function variantProblems({
  surfaces,
  sizes,
  colours,
}: Pick<ProductParts, 'surfaces' | 'sizes' | 'colours'>): ProductProblem[] {
  const problems: ProductProblem[] = [];
  const codes = equalPair(colours, ({ code }) => nameKey(code));
  if (codes) {
    const [{ name: one, code }, { name: other }] = codes;
    problems.push({ path: ['colours'], text: message('own-templates.same-code', { one, other, code }) });
  }
  const names = equalPair(colours, ({ name }) => nameKey(name));
  if (names) {
    const text = message('own-templates.same-colour-name', { name: names[1].name.trim() });
    problems.push({ path: ['colours'], text });
  }
  const alike = equalPair(sizes, ({ name }) => nameKey(name)) ?? equalPair(sizes, ({ id }) => nameKey(id));
  if (alike) {
    const [{ name: one }, { name: other }] = alike;
    problems.push({ path: ['sizes'], text: message('own-templates.same-size', { one, other }) });
  }
  for (const [at, { name, areas }] of sizes.entries())
    if (Object.keys(areas).some((id) => !surfaces.some((surface) => surface.id === id)))
      problems.push({ path: ['sizes', at], text: message('own-templates.area-nowhere', { size: name }) });
  return problems;
}

/** What is wrong with what is said of single sizes and colours: those that do not exist, said twice, or with equal SKUs. */
export function variantSheetProblems({
  sizes,
  colours,
  variants = [],
}: Pick<ProductParts, 'sizes' | 'colours' | 'variants'>): ProductProblem[] {
  const path = ['variants'];
  const has = (parts: readonly { id: string }[], id: string) =>
    parts.length === 0 ? id === '' : parts.some((part) => part.id === id);
  const stray = variants.filter((one) => !has(sizes, one.size_id) || !has(colours, one.colour_id));
  if (stray.length > 0)
    return [{ path, text: message('own-templates.variants-nowhere', { count: stray.length }) }];
  const nameOf = ({ size_id, colour_id }: OwnVariant) =>
    [colours.find(({ id }) => id === colour_id)?.name, sizes.find(({ id }) => id === size_id)?.name]
      .filter(Boolean)
      .join(' ');
  const twice = equalPair(variants, ({ size_id, colour_id }) => `${size_id}\n${colour_id}`);
  if (twice) return [{ path, text: message('own-templates.variant-twice', { name: nameOf(twice[0]) }) }];
  const alike = equalPair(
    variants.filter(({ sku }) => sku !== undefined),
    ({ sku }) => skuKey(sku!),
  );
  if (!alike) return [];
  const [one, other] = alike;
  const names = { sku: one.sku!, one: nameOf(one), other: nameOf(other) };
  return [{ path, text: message('own-templates.variants-same-sku', names) }];
}

/** SKUs that are one for orders: case, width, and what separates their parts do not matter. */
export const skuKey = (sku: string): string => nameKey(sku).replace(/[\s_\-‐‑‒–—―−]+/gu, '-');

/** The first two that have the same key; null = none. */
function equalPair<T>(list: readonly T[], keyOf: (one: T) => string): [T, T] | null {
  const first = new Map<string, T>();
  for (const one of list) {
    const known = first.get(keyOf(one));
    if (known !== undefined) return [known, one];
    first.set(keyOf(one), one);
  }
  return null;
}

function pictureProblems(
  { surfaces, colours }: ProductParts,
  picture: OwnPicture,
  number: number,
): ProductProblem[] {
  const problems: ProductProblem[] = [];
  if ((picture.image_id === '') !== (picture.look !== undefined))
    problems.push({ path: ['image_id'], text: message('own-templates.image-or-look', { number }) });
  if (picture.look && !isAsItIs(picture))
    problems.push({ path: ['look'], text: message('own-templates.look-alone', { number }) });
  const shown = [picture, ...picture.photos];
  for (const { places } of shown) {
    const ids = places.map(({ surface }) => surface);
    if (hasTwice(ids) || ids.some((id) => !surfaces.some((surface) => surface.id === id)))
      problems.push({ path: ['places'], text: message('own-templates.place-nowhere', { number }) });
    if (new Set(places.flatMap(({ psd }) => (psd ? viewOfKey(psd.surface) : []))).size > 1)
      problems.push({ path: ['places'], text: message('own-templates.mixed-views', { number }) });
    if (isMixed(places))
      problems.push({ path: ['places'], text: message('own-templates.mixed-picture', { number }) });
  }
  const shows = shown.flatMap(({ colour_id }) => colour_id ?? []);
  if (hasTwice(shows) || shows.some((id) => !colours.some((colour) => colour.id === id)))
    problems.push({ path: ['photos'], text: message('own-templates.colour-nowhere', { number }) });
  if (picture.recolour && (picture.places.length === 0 || picture.places.some(({ psd }) => psd)))
    problems.push({ path: ['recolour'], text: message('own-templates.no-recolour', { number }) });
  if (picture.colour_id === null && (picture.photos.length > 0 || picture.recolour))
    problems.push({ path: ['colour_id'], text: message('own-templates.colour-unsaid', { number }) });
  return problems;
}

/** Nothing is marked on it or said of its colours. */
const isAsItIs = ({ places, photos, colour_id, recolour }: OwnPicture): boolean =>
  places.length === 0 && photos.length === 0 && colour_id === null && recolour === null;

const hasTwice = (list: readonly string[]): boolean => new Set(list).size < list.length;

/** A photograph is lit by itself and a PSD by its layers: nothing composes both into one picture. */
const isMixed = (places: readonly OwnPlace[]): boolean =>
  places.some(({ marks }) => marks) && places.some(({ psd }) => psd);

function areasOf(surface: OwnSurface, sizes: readonly OwnSize[]): Area[] {
  const own = sizes.flatMap(({ areas }) => valueById(areas, surface.id) ?? []);
  return [surface, ...own];
}

type Area = Pick<OwnSurface, 'width_mm' | 'height_mm'>;

/** What is wrong with a print area of a surface. */
export function areaProblems(
  { bleed_mm, resolution_dpi, safe_mm }: Pick<OwnSurface, 'bleed_mm' | 'resolution_dpi' | 'safe_mm'>,
  { width_mm, height_mm }: Area,
): { field: 'resolution_dpi' | 'safe_mm'; text: StoredMessage }[] {
  const longPx = ((Math.max(width_mm, height_mm) + 2 * bleed_mm) / 25.4) * resolution_dpi;
  const isTooLarge = longPx > MAX_OWN_PRINT_PX;
  const isTooSafe = safe_mm * 2 >= Math.min(width_mm, height_mm);
  const px = MAX_OWN_PRINT_PX;
  return [
    ...(isTooLarge
      ? [{ field: 'resolution_dpi' as const, text: message('own-templates.print-too-large', { px }) }]
      : []),
    ...(isTooSafe ? [{ field: 'safe_mm' as const, text: message('own-templates.safe-too-wide') }] : []),
  ];
}
