import type { TemplateItem } from '@diy/contract/templates';
import type { Editor } from '@diy/design/editing';
import { valueById } from '@diy/design/value-by-id';
import type { Signal } from '../../../lib/signal.ts';
import type { FromWorker } from '../mockup/protocol.ts';
import type { ViewStore } from '../view/view-store.ts';
import { fromMockupMm, layerArea, shownArea } from './active-surface.ts';
import type { SurfaceOutline } from './designer-session.ts';

interface OutlineShowers {
  template: TemplateItem;
  editor: Editor;
  view: ViewStore;
  outlines: Signal<Readonly<Record<string, SurfaceOutline>>>;
}

/** Keeps where the product is on a surface, and lets a first look widen to it. */
export function setOutline(
  { template, editor, view, outlines }: OutlineShowers,
  { surfaceId, rectMm, hasPhoto }: Extract<FromWorker, { kind: 'outline' }>,
): void {
  outlines.set((now) => ({ ...now, [surfaceId]: { rectMm, photo: hasPhoto ? 'coming' : null } }));
  const { sizeId } = editor.getState().design;
  const surface = template.definition.surfaces.find((one) => one.id === surfaceId);
  if (!surface) return;
  view.setProductReach(shownArea(layerArea(surface, sizeId)), fromMockupMm(rectMm, surface, sizeId));
}

/** Keeps the product's photograph, and lets go of the one in the former colour. */
export function setGround(
  outlines: Signal<Readonly<Record<string, SurfaceOutline>>>,
  { surfaceId, bitmap, toMm }: Extract<FromWorker, { kind: 'ground' }>,
): void {
  const before = valueById(outlines.get(), surfaceId);
  if (!before) {
    bitmap?.close();
    return;
  }
  closePhoto(before);
  outlines.set((now) => ({
    ...now,
    [surfaceId]: { ...before, photo: bitmap ? { bitmap, toMm } : 'coming' },
  }));
}

/** Lets go of a photograph that is not shown any more. */
function closePhoto({ photo }: SurfaceOutline): void {
  if (photo && photo !== 'coming') photo.bitmap.close();
}
