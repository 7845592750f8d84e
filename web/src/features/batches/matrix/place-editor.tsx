import type { PlacedBox } from '@diy/design/placement';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeSize } from '../../../lib/text/write-size.ts';
import { CellThumbnail } from '../drawing/cell-thumbnail.tsx';
import { type CellSurface, fitPrintArea } from '../drawing/draw-cell.ts';
import { boxOfRule, moveRuleBox, resizeRuleBox } from './move-box.ts';
import styles from './place-editor.module.css';

interface PlaceEditorProps {
  cell: CellSurface;
  url: string;
  /** Colour of the product. */
  colour: string;
  isDisabled: boolean;
  /** The new place, when a drag or key press ends. */
  onPlace: (box: PlacedBox) => void;
}

const EDGE_PX = 300;
const STEP_MM = 1;

interface Drag {
  kind: 'move' | 'resize';
  x: number;
  y: number;
  from: PlacedBox;
}

/** The picture on its print area, to be dragged and sized by hand; arrow keys move it by millimetres. */
export function PlaceEditor({ cell, url, colour, isDisabled, onPlace }: PlaceEditorProps) {
  const { t } = useTranslation('batches');
  const [draft, setDraft] = useState<PlacedBox | null>(null);
  const drag = useRef<Drag | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const box = draft ?? cell.box ?? boxOfRule(cell);
  const { image, surface, sizeId } = cell;
  const area = fitPrintArea(surface, sizeId, 100);
  const heightMm = (box.widthMm * image.heightPx) / image.widthPx;
  const mmPerPx = () => 100 / area.pxPerMm / (frame.current?.clientWidth || EDGE_PX);

  const start = (event: PointerEvent, kind: Drag['kind']) => {
    if (isDisabled) return;
    event.stopPropagation();
    frame.current?.setPointerCapture(event.pointerId);
    drag.current = { kind, x: event.clientX, y: event.clientY, from: box };
  };
  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const dx = (event.clientX - now.x) * mmPerPx();
    const dy = (event.clientY - now.y) * mmPerPx();
    setDraft(now.kind === 'move' ? moveRuleBox(now.from, dx, dy) : resizeRuleBox(now.from, image, dx, dy));
  };
  const end = () => {
    drag.current = null;
    if (draft) onPlace(draft);
    setDraft(null);
  };
  const key = (event: KeyboardEvent) => {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-STEP_MM, 0],
      ArrowRight: [STEP_MM, 0],
      ArrowUp: [0, -STEP_MM],
      ArrowDown: [0, STEP_MM],
    };
    const step = steps[event.key];
    if (!step || isDisabled) return;
    event.preventDefault();
    onPlace(moveRuleBox(box, step[0] * (event.shiftKey ? 10 : 1), step[1] * (event.shiftKey ? 10 : 1)));
  };
  const isTiled = cell.rule.fit === 'tile' && !cell.box && !draft;
  return (
    <div
      ref={frame}
      className={styles.frame}
      // A place on a product has no direction of reading.
      dir="ltr"
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      data-disabled={isDisabled}
    >
      <CellThumbnail
        cell={draft ? { ...cell, box: draft } : cell}
        url={url}
        colour={colour}
        edgePx={EDGE_PX}
      />
      <div
        className={styles.box}
        role="application"
        aria-label={t('placeByHand')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with arrow keys
        tabIndex={0}
        data-quiet={isTiled}
        style={{
          insetInlineStart: `${area.left + (box.xMm - box.widthMm / 2) * area.pxPerMm}%`,
          insetBlockStart: `${area.top + (box.yMm - heightMm / 2) * area.pxPerMm}%`,
          inlineSize: `${box.widthMm * area.pxPerMm}%`,
          blockSize: `${heightMm * area.pxPerMm}%`,
          rotate: `${box.rotationDeg}deg`,
        }}
        onPointerDown={(event) => start(event, 'move')}
        onKeyDown={key}
      >
        <span className={styles.handle} onPointerDown={(event) => start(event, 'resize')} />
      </div>
      <span className={styles.readout}>
        {writeSize([Math.round(box.widthMm), Math.round(heightMm)], 'mm')}
      </span>
    </div>
  );
}
