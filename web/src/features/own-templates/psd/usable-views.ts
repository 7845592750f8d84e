import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';

/** Printable smart objects of a PSD, grouped by view (artboard, slice, layer comp …). Views that only recolour the same picture are left out. */
export function usableViews(objects: readonly PsdSurface[]): PsdSurface[][] {
  const views = new Map<string, PsdSurface[]>();
  for (const object of objects) {
    if (!object.mockup || !object.view || object.view.kind === 'colour') continue;
    views.set(object.view.id, [...(views.get(object.view.id) ?? []), object]);
  }
  return [...views.values()];
}

/** The colours of a PSD in which all that is placed can be printed on, the one that it was saved in first. */
export function usableColours(objects: readonly PsdSurface[]): NonNullable<PsdSurface['colour']>[] {
  const whole = objects.filter(({ view, mockup }) => !view && mockup);
  const inColours = objects.filter(({ view, mockup }) => view?.kind === 'colour' && mockup);
  const ids = new Set(inColours.map(({ view }) => view!.id));
  const complete = [...ids].filter((id) =>
    whole.every(({ key }) => inColours.some((one) => one.key === `${key}@${id}`)),
  );
  const saved = whole[0]?.colour;
  if (!saved || complete.length === 0) return [];
  return [saved, ...complete.map((id) => inColours.find(({ view }) => view!.id === id)!.colour!)];
}
