import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { printedTogether } from './printed-together.ts';

/** Printable smart objects of a PSD, grouped by view (artboard, slice, layer comp …). Views that only recolour the same picture are left out. */
export function usableViews(objects: readonly PsdSurface[]): PsdSurface[][] {
  const views = new Map<string, PsdSurface[]>();
  for (const object of objects) {
    if (!object.mockup || !object.view || object.view.kind === 'colour') continue;
    views.set(object.view.id, [...(views.get(object.view.id) ?? []), object]);
  }
  return [...views.values()];
}

export type PsdColour = NonNullable<PsdSurface['colour']>;

/** The colours that a PSD was saved in: one, or one of each of several sets. */
export const savedColours = (objects: readonly PsdSurface[]): PsdColour[] => {
  const first = objects.find(({ view, mockup }) => !view && mockup);
  return first?.colour ? [first.colour] : (first?.saved_colours ?? []);
};

/**
 * Colours of a PSD in which all that is placed can be printed on, those of a set together, the one that the PSD was saved in first. Only one
 * set can be the colours of a product.
 * @param chosen keys of smart objects that are printed on: of others, those in the contents of another one need not be in each colour
 */
export function usableColourSets(
  objects: readonly PsdSurface[],
  chosen?: ReadonlySet<string>,
): PsdColour[][] {
  const whole = printedTogether(
    objects.filter(({ view, mockup }) => !view && mockup),
    chosen,
  );
  const inColours = objects.filter(({ view, mockup }) => view?.kind === 'colour' && mockup);
  const ids = new Set(inColours.map(({ view }) => view!.id));
  const complete = [...ids].filter((id) =>
    whole.every(({ key }) => inColours.some((one) => one.key === `${key}@${id}`)),
  );
  const colours = complete.map((id) => inColours.find(({ view }) => view!.id === id)!.colour!);
  return savedColours(objects)
    .map((saved) => [saved, ...colours.filter(({ set }) => set?.id === saved.set?.id)])
    .filter((set) => set.length > 1);
}
