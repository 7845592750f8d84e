import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './crop.module.css';
import { type CropGrip, type CropShares, dragCrop } from './crop-math.ts';

interface CropFrameProps {
  url: string;
  /** Width ÷ height of the whole picture. */
  ratio: number;
  crop: CropShares;
  /** Width ÷ height of the crop in parts of the picture; null = free. */
  keptRatio: number | null;
  onChange: (crop: CropShares) => void;
}

const GRIPS = ['nw', 'ne', 'se', 'sw'] as const;
const percent = (part: number) => `${part * 100}%`;

/** The picture with the part that stays; its corners and the part itself can be dragged. */
export function CropFrame({ url, ratio, crop, keptRatio, onChange }: CropFrameProps) {
  const { t } = useTranslation('designer');
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{ grip: CropGrip; x: number; y: number; start: CropShares } | null>(null);
  const begin = (grip: CropGrip) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { grip, x: event.clientX, y: event.clientY, start: crop };
  };
  const move = (event: PointerEvent) => {
    const from = drag.current;
    const box = frame.current?.getBoundingClientRect();
    if (!from || !box) return;
    const dx = (event.clientX - from.x) / box.width;
    const dy = (event.clientY - from.y) / box.height;
    onChange(dragCrop(from.start, from.grip, dx, dy, keptRatio));
  };
  const end = () => {
    drag.current = null;
  };
  const place = {
    insetInlineStart: percent(crop.x),
    insetBlockStart: percent(crop.y),
    inlineSize: percent(crop.width),
    blockSize: percent(crop.height),
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ aspectRatio: ratio, maxInlineSize: `calc(56vh * ${ratio})` }}
      onPointerMove={move}
      onPointerUp={end}
    >
      <img src={url} alt="" draggable={false} />
      <div className={styles.shade}>
        <div style={place} />
      </div>
      <div className={styles.part} role="presentation" style={place} onPointerDown={begin('move')}>
        {GRIPS.map((grip) => (
          <button
            key={grip}
            type="button"
            className={styles[grip]}
            aria-label={t('crop.corner')}
            data-testid={`crop-${grip}`}
            onPointerDown={begin(grip)}
          />
        ))}
      </div>
    </div>
  );
}
