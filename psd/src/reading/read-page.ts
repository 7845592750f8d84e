import type { ImageResources, Layer } from 'ag-psd';
import type { LayerInComp, PageParts } from '../document.ts';
import { wholeBounds } from '../whole-bounds.ts';

/** What a layer comp keeps, as bits of a number. */
const [VISIBILITY, POSITION, STYLE] = [1, 2, 4];

/** The slices, guides and layer comps of a document. */
export function readPage({ slices, gridAndGuidesInformation, layerComps }: ImageResources): PageParts {
  const drawn = (slices ?? [])
    .flatMap((one) => one.slices)
    .filter(({ origin, type }) => origin === 'userGenerated' && type === 'image');
  const guides = gridAndGuidesInformation?.guides ?? [];
  const places = (direction: string) =>
    guides.filter((guide) => guide.direction === direction).map(({ location }) => location);
  return {
    slices: drawn.flatMap(({ name = '', bounds: said }) => {
      const bounds = wholeBounds(said);
      return bounds ? [{ name, bounds }] : [];
    }),
    guides: { x: places('vertical'), y: places('horizontal') },
    comps: known(layerComps?.list ?? []).map(({ id, name, capturedInfo }) => ({
      id,
      name: name ?? '',
      keepsVisibility: (capturedInfo & VISIBILITY) > 0,
      keepsPosition: (capturedInfo & POSITION) > 0,
      keepsStyle: (capturedInfo & STYLE) > 0,
    })),
  };
}

/** Comps whose layers can be found: damaged files have others. */
const known = <T extends { id: number }>(comps: T[]): T[] => comps.filter(({ id }) => Number.isInteger(id));

/**
 * What layer comps say of a layer. The file lists what differs from the entry before: an entry that says nothing says the same, and
 * the first begins with a layer that shows where it is.
 */
export function readInComps({ settings }: NonNullable<Layer['comps']>): LayerInComp[] {
  const found: LayerInComp[] = [];
  let isVisible = true;
  let isMoved = false;
  for (const { enabled, offset, compList } of settings) {
    isVisible = enabled ?? isVisible;
    if (offset) isMoved = offset.x !== 0 || offset.y !== 0;
    for (const comp of compList) found.push({ comp, isVisible, isMoved });
  }
  return found;
}
