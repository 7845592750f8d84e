import { useEffect, useRef, useState } from 'react';
import styles from './cell-thumbnail.module.css';
import { type CellSurface, drawCell, fitPrintArea } from './draw-cell.ts';
import { loadPicture } from './load-picture.ts';
import { useSeen } from './use-seen.ts';

interface CellThumbnailProps {
  cell: CellSurface;
  /** Address of the picture; takes sizes. */
  url: string;
  /** Colour of the product behind the print. */
  colour: string;
  /** Edge in CSS px. */
  edgePx: number;
}

/** What one cell prints, small: the picture in its place on the print area, on the product's colour. */
export function CellThumbnail({ cell, url, colour, edgePx }: CellThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isSeen = useSeen(frame);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const sharpPx = Math.round(edgePx * Math.min(2, window.devicePixelRatio || 1));
  useEffect(() => {
    if (!isSeen) return;
    let isCurrent = true;
    loadPicture(url, sharpPx <= 256 ? 256 : 800).then(
      (loaded) => isCurrent && setPicture(loaded),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isSeen, url, sharpPx]);
  useEffect(() => {
    if (isSeen && canvas.current) drawCell(canvas.current, cell, picture);
  }, [isSeen, cell, picture]);
  const area = fitPrintArea(cell.surface, cell.sizeId, 100);
  return (
    <span ref={frame} className={styles.frame}>
      <span
        className={styles.area}
        style={{
          background: colour,
          insetInlineStart: `${area.left}%`,
          insetBlockStart: `${area.top}%`,
          inlineSize: `${area.widthMm * area.pxPerMm}%`,
          blockSize: `${area.heightMm * area.pxPerMm}%`,
        }}
      />
      <canvas ref={canvas} className={styles.canvas} width={sharpPx} height={sharpPx} />
    </span>
  );
}
