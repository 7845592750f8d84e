import { message } from '@diy/contract/messages';
import type { RetiredPart } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { nameKey } from '@diy/contract/own-templates/product-problems';
import { refuseField } from '../../../platform/errors/refusal.ts';

/** A part of a product as orders, designs and SKUs know it. */
interface Part extends RetiredPart {
  /** Path of its id in the product. */
  field: string;
}

/** All parts of a product that something outside it may refer to. */
function partsOf({ surfaces, sizes, colours, pictures }: OwnTemplateProduct): Part[] {
  const named = { surface: surfaces, size: sizes, colour: colours };
  const listed = Object.entries(named).flatMap(([kind, list]) =>
    list.map(({ id, name }, at) => ({
      kind: kind as RetiredPart['kind'],
      id,
      name,
      field: `${kind}s.${at}.id`,
    })),
  );
  // Pictures seldom have names: what they show is what one knows them by.
  const shown = pictures.map(({ id, name, image_id, look }, at) => ({
    kind: 'picture' as const,
    id,
    name: name || image_id || `${look?.template_id} ${look?.mockup_id}`,
    field: `pictures.${at}.id`,
  }));
  return [...listed, ...shown];
}

const keyOf = ({ kind, id }: Pick<RetiredPart, 'kind' | 'id'>): string => `${kind} ${nameKey(id)}`;

/**
 * The parts that a product has had and has no more once it is saved. Throws a Refusal, naming the field, when the id of one comes back for
 * a part of another name: orders, batches and SKUs would mean that one without a word.
 */
export function retireParts(
  retired: readonly RetiredPart[],
  before: OwnTemplateProduct,
  after: OwnTemplateProduct,
): RetiredPart[] {
  const past = new Map(retired.map((part) => [keyOf(part), part]));
  for (const { kind, id, name } of partsOf(before)) past.set(keyOf({ kind, id }), { kind, id, name });
  const kept = new Set(partsOf(before).map(keyOf));
  for (const part of partsOf(after)) {
    const known = past.get(keyOf(part));
    if (known && !kept.has(keyOf(part)) && nameKey(known.name) !== nameKey(part.name))
      throw refuseField(
        `product.${part.field}`,
        message('own-templates.retired-id', { id: part.id, name: known.name }),
      );
    past.delete(keyOf(part));
  }
  return [...past.values()];
}

/** An id that stands for “the only one” of its kind, and was never that of a size or colour that is gone. */
export function placeholderId(
  retired: readonly RetiredPart[],
  kind: RetiredPart['kind'],
  usual: string,
): string {
  const isTaken = (id: string) => retired.some((part) => keyOf(part) === keyOf({ kind, id }));
  let id = usual;
  for (let number = 2; isTaken(id); number += 1) id = `${usual}-${number}`;
  return id;
}
