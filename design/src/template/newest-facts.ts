import { canonicalJson } from './canonical-json.ts';
import type { TemplateDefinition } from './template.ts';

/** Fields of a definition from which neither print files nor mockups are drawn. */
const FACTS = [
  'title',
  'description',
  'material',
  'priceCents',
  'currency',
  'weightG',
  'packed',
  'printFiles',
  'variants',
] as const;

/**
 * A version of a template with what its newest version says for sheets and factories: a corrected weight or file format holds for what was
 * designed before as well. What is printed and shown stays as it was.
 */
export function withNewestFacts(made: TemplateDefinition, newest: TemplateDefinition): TemplateDefinition {
  const kept = Object.fromEntries(
    Object.entries(made).filter(([field]) => !FACTS.some((fact) => fact === field)),
  );
  const said = Object.fromEntries(
    FACTS.flatMap((fact) => (newest[fact] === undefined ? [] : [[fact, newest[fact]]])),
  );
  const sizes = made.sizes.map((size) => {
    const { priceCents, weightG, ...one } = size;
    const now = newest.sizes.find(({ id }) => id === size.id);
    if (!now) return size;
    return {
      ...one,
      ...(now.priceCents !== undefined && { priceCents: now.priceCents }),
      ...(now.weightG !== undefined && { weightG: now.weightG }),
    };
  });
  return { ...kept, ...said, sizes } as TemplateDefinition;
}

/** Whether sheets or print files of what was designed before change with the newer of two versions. */
export function saysOtherwise(made: TemplateDefinition, newest: TemplateDefinition): boolean {
  const facts = (definition: TemplateDefinition) => {
    const { sizes } = withNewestFacts(made, definition);
    return canonicalJson([FACTS.map((fact) => definition[fact]), sizes]);
  };
  return facts(made) !== facts(newest);
}

/**
 * Whether print files or mockups of one document may differ on these versions of a template: false only where nothing but facts and names
 * differs, from which neither is drawn.
 */
export function drawsOtherwise(one: TemplateDefinition, other: TemplateDefinition): boolean {
  return drawn(one) !== drawn(other);
}

function drawn(definition: TemplateDefinition): string {
  const { surfaces, sizes, colours, sku: _sku, category: _category, ...rest } = definition;
  const kept = Object.entries(rest).filter(([field]) => !FACTS.some((fact) => fact === field));
  return canonicalJson([
    Object.fromEntries(kept),
    surfaces.map(({ name: _name, ...surface }) => surface),
    sizes.map(({ id }) => id),
    colours.map(({ name: _name, code: _code, ...colour }) => colour),
  ]);
}
