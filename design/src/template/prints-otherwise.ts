import { canonicalJson } from './canonical-json.ts';
import type { TemplateDefinition } from './template.ts';

/** Fields of a surface that change no print. */
export const SAID_ONLY = ['name', 'safeMm', 'sizesOnMockups'] as const;

/**
 * Whether a document prints otherwise on one of these versions of a template than on the other: areas, resolutions, outlines and
 * bleeds of surfaces, sizes and colours.
 */
export function printsOtherwise(
  one: Pick<TemplateDefinition, 'surfaces' | 'sizes' | 'colours'>,
  other: Pick<TemplateDefinition, 'surfaces' | 'sizes' | 'colours'>,
): boolean {
  return printed(one) !== printed(other);
}

function printed({ surfaces, sizes, colours }: Pick<TemplateDefinition, 'surfaces' | 'sizes' | 'colours'>) {
  const idOf = ({ id }: { id: string }) => id;
  return canonicalJson([
    surfaces.map((surface) =>
      Object.fromEntries(
        Object.entries(surface).filter(([field]) => !SAID_ONLY.some((said) => said === field)),
      ),
    ),
    sizes.map(idOf),
    colours.map(idOf),
  ]);
}
