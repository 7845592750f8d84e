import { type KeyboardEvent, useState } from 'react';
import {
  extendStroke,
  type PaintedStroke,
  type PictureSize,
  type SharePoint,
  thinStroke,
} from './painted.ts';
import { readBrushKey } from './stroke-keys.ts';

interface KeyBrush {
  picture: PictureSize;
  brush: Pick<PaintedStroke, 'kind' | 'width'>;
  /** The stroke that is being painted by keys; null = the brush is lifted. */
  open: PaintedStroke | null;
  show: (stroke: PaintedStroke | null) => void;
  onPainted: (stroke: PaintedStroke) => void;
}

/** Painting without a pointer: arrows move the brush (with Shift further), Space lowers and lifts it, Escape drops the stroke. */
export function useKeyBrush({ picture, brush, open, show, onPainted }: KeyBrush) {
  const [place, setPlace] = useState<SharePoint | null>(null);
  const press = (event: KeyboardEvent) => {
    const command = readBrushKey(event);
    if (!command) return;
    const at: SharePoint = place ?? [0.5, 0.5];
    if (command.do === 'move') {
      const step = (brush.width / 2) * Math.max(picture.width, picture.height) * (event.shiftKey ? 4 : 1);
      const next: SharePoint = [
        Math.max(0, Math.min(1, at[0] + (command.by[0] * step) / picture.width)),
        Math.max(0, Math.min(1, at[1] + (command.by[1] * step) / picture.height)),
      ];
      setPlace(next);
      if (open) show(extendStroke(open, next, picture));
    } else if (command.do === 'stroke') {
      setPlace(at);
      if (open) {
        onPainted(thinStroke(open));
        show(null);
      } else show(extendStroke({ ...brush, points: [] }, at, picture));
    } else if (open) show(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { place, press, hide: () => setPlace(null) };
}
