import type { OwnSize, OwnSurface, OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { nameKey } from '@diy/contract/own-templates/product-problems';
import { valueById } from '@diy/design/value-by-id';
import { hasId, idOfName } from './new-ids.ts';

type Area = Pick<OwnSurface, 'width_mm' | 'height_mm'>;

/** A size that somebody wrote in a list. */
interface ListedSize {
  name: string;
  /** Null = as the surface says. */
  area: Area | null;
}

/** What a person may say of a print's side. */
const [MIN_SIDE_MM, MAX_SIDE_MM] = [5, 5000];

/** `S 260×340`, `XL: 32 x 40 cm`; a size that is called by its measures, `30 × 40 cm`, has nothing before them. */
const WITH_AREA =
  /^(.*[^\s:：=(（])[\s:：=(（]+(\d+(?:\.\d+)?)\s*[x×*]\s*(\d+(?:\.\d+)?)\s*(mm|cm|毫米|厘米)?\s*[)）]?$/i;

/** A print that differs from the surface's by more than this, without a unit, may have been written in centimetres. */
const MAX_TIMES = 4;

/**
 * The sizes of a list like `S, M, L` or `S 260×340; M 280×360 mm`, with prints of a surface; `unread` are those with a print
 * that cannot be, or of which nobody can say in which unit it is. Without a unit it is that of the others, else millimetres.
 */
export function readSizeList(text: string, surface: Area): { sizes: ListedSize[]; unread: string[] } {
  const sizes: ListedSize[] = [];
  const unread: string[] = [];
  const parts = text.normalize('NFKC').split(/[,，、،;；؛\n\t]+|\s\/\s/);
  const lines = parts.map((part) => ({ said: part.trim(), found: WITH_AREA.exec(part.trim()) }));
  const scales = new Set(lines.flatMap(({ found }) => (found?.[4] ? scaleOf(found[4]) : [])));
  for (const { said, found } of lines) {
    if (said === '') continue;
    const name = found?.[1] ?? said;
    const area = found ? areaOf(found, scales, surface) : null;
    if (area !== 'unknown' && name.length <= 40) sizes.push({ name, area });
    else unread.push(said);
  }
  return { sizes, unread };
}

const scaleOf = (unit: string): number => (/cm|厘米/i.test(unit) ? 10 : 1);

function areaOf(
  [, , width = '', height = '', unit]: RegExpExecArray,
  scales: ReadonlySet<number>,
  surface: Area,
): Area | 'unknown' {
  if (!unit && scales.size > 1) return 'unknown';
  const scale = unit ? scaleOf(unit) : ([...scales][0] ?? 1);
  const area = { width_mm: Number(width) * scale, height_mm: Number(height) * scale };
  if (Object.values(area).some((mm) => mm < MIN_SIDE_MM || mm > MAX_SIDE_MM)) return 'unknown';
  const times = longerSide(area) / longerSide(surface);
  const isSaid = unit !== undefined || scales.size > 0;
  return isSaid || (times <= MAX_TIMES && times >= 1 / MAX_TIMES) ? area : 'unknown';
}

const longerSide = ({ width_mm, height_mm }: Area): number => Math.max(width_mm, height_mm);

/** Adds listed sizes, and says the prints of those that are there already. */
export function addSizes(
  product: OwnTemplateProduct,
  listed: readonly ListedSize[],
  surfaceId: string,
): OwnTemplateProduct {
  const surface = product.surfaces.find(({ id }) => id === surfaceId)!;
  const added = listed.reduce((now, { name, area }) => {
    const next = addSize(now, name);
    const size = next.sizes.find((one) => nameKey(one.name) === nameKey(name));
    return area && size ? setArea(next, size.id, surface, area) : next;
  }, product);
  return withFirstArea(added, surface);
}

/** Where every size has a separate print, the surface's is that of the first: what it was before says nothing any more. */
function withFirstArea(product: OwnTemplateProduct, surface: OwnSurface): OwnTemplateProduct {
  const own = product.sizes.map(({ areas }) => valueById(areas, surface.id));
  const [first] = own;
  if (!first || own.some((area) => area === undefined)) return product;
  const changed = { ...surface, ...first };
  const surfaces = product.surfaces.map((one) => (one.id === surface.id ? changed : one));
  return product.sizes.reduce((now, { id }) => setArea(now, id, changed, {}), { ...product, surfaces });
}

/** A surface printed like another one, in every size. */
export function copySurface(product: OwnTemplateProduct, from: OwnSurface, toId: string): OwnTemplateProduct {
  const { id: fromId, name: _, ...print } = from;
  const surfaces = product.surfaces.map((one) => (one.id === toId ? { ...one, ...print } : one));
  const sizes = product.sizes.map((size) => {
    const { [toId]: _own, ...others } = size.areas;
    const area = valueById(size.areas, fromId);
    return { ...size, areas: area ? { ...others, [toId]: area } : others };
  });
  return { ...product, surfaces, sizes };
}

/** One more size; nothing for a name that is there already. */
export function addSize(product: OwnTemplateProduct, name: string): OwnTemplateProduct {
  const { sizes } = product;
  if (name === '' || sizes.some((size) => nameKey(size.name) === nameKey(name))) return product;
  const size: OwnSize = { id: sizeId(sizes, name), name, dimensions: '', areas: {} };
  return { ...product, sizes: [...sizes, size] };
}

/** The name itself, for it stands in SKUs; with letters made of it behind it where an id cannot hold all of it, or another size has it. */
function sizeId(sizes: readonly OwnSize[], name: string): string {
  const said = name.normalize('NFKC').trim().replace(/\s+/g, '-');
  const plain = said.replace(/[^A-Za-z0-9.]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  const short = plain.slice(0, 30).replace(/[-.]+$/, '');
  if (short === said && !hasId(sizes, short)) return short;
  const idOf = (letters: string) => `${short || 'size'}-${letters}`;
  return idOfName(name, idOf, (id) => hasId(sizes, id));
}

export function changeSize(
  product: OwnTemplateProduct,
  id: string,
  part: Partial<OwnSize>,
): OwnTemplateProduct {
  return { ...product, sizes: product.sizes.map((one) => (one.id === id ? { ...one, ...part } : one)) };
}

/** Sets a size's print area on a surface; one like the surface's is not kept, so that it follows the surface. */
export function setArea(
  product: OwnTemplateProduct,
  sizeId: string,
  surface: OwnSurface,
  part: { width_mm?: number; height_mm?: number },
): OwnTemplateProduct {
  const size = product.sizes.find(({ id }) => id === sizeId)!;
  const before = valueById(size.areas, surface.id);
  const { [surface.id]: _, ...others } = size.areas;
  const { width_mm, height_mm } = surface;
  const area = { width_mm, height_mm, ...before, ...part };
  const isOwn = area.width_mm !== width_mm || area.height_mm !== height_mm;
  return changeSize(product, sizeId, { areas: isOwn ? { ...others, [surface.id]: area } : others });
}

/** Price or weight of a size; undefined = that of the product, which is not kept. */
export function setOfSize(
  product: OwnTemplateProduct,
  sizeId: string,
  part: { price_cents?: number | undefined } | { weight_g?: number | undefined },
): OwnTemplateProduct {
  const size = product.sizes.find(({ id }) => id === sizeId)!;
  const kept = Object.entries({ ...size, ...part }).filter(([, value]) => value !== undefined);
  const changed = Object.fromEntries(kept) as unknown as OwnSize;
  return { ...product, sizes: product.sizes.map((one) => (one === size ? changed : one)) };
}

/** Removes a size with its print areas. */
export const removeSize = (product: OwnTemplateProduct, id: string): OwnTemplateProduct => ({
  ...product,
  sizes: product.sizes.filter((size) => size.id !== id),
});
