import type { Layer } from '@diy/design/layers';
import type { Window } from './choose-windows.ts';
import { type PrintScale, reachOf } from './sample-layers.ts';

/**
 * Whether a window cuts through outlines: a canvas rounds outlines that end outside it differently from whole ones, by
 * up to half a pixel. Upright pictures have none, and a window of the whole print cuts none. `print`: where layers lie;
 * `hasOutline`: the surface is cut to a shape.
 */
export function cutsOutlines(
  layers: readonly Layer[],
  window: Window,
  print: PrintScale,
  hasOutline: boolean,
): boolean {
  if (holds(window, { left: 0, top: 0, right: print.widthPx, bottom: print.heightPx })) return false;
  if (hasOutline) return true;
  return layers.some((layer) => {
    if (layer.hidden || layer.opacity === 0 || isUprightPicture(layer)) return false;
    // Words may reach out of their box by any length.
    if (layer.kind === 'text' && layer.fit === 'fixed') return touches(grown(reachOf(layer, print)), window);
    const place = reachOf(layer, print);
    return touches(place, window) && !holds(window, place);
  });
}

function isUprightPicture(layer: Layer): boolean {
  return layer.kind === 'image' && layer.rotationDeg % 90 === 0 && !layer.mask && !layer.tile?.angleDeg;
}

function grown({ left, top, right, bottom }: Window): Window {
  const [x, y] = [right - left, bottom - top];
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y };
}

function touches(one: Window, other: Window): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function holds(outer: Window, inner: Window): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}
