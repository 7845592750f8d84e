import type { PhotoMarks, PhotoPoint } from '@diy/design/photo-template';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { meshLines, moveAll, movePoint } from './marks-state.ts';
import styles from './photo-stage.module.css';

interface PhotoStageProps {
  photoUrl: string;
  marks: PhotoMarks;
  /** Points of the cutout being drawn; null = no cutout is being drawn. */
  drawing: readonly PhotoPoint[] | null;
  /** `isDone` ends a gesture, which can then be undone. */
  onChange: (marks: PhotoMarks, isDone: boolean) => void;
  onDraw: (point: PhotoPoint) => void;
}

const KEY_STEPS: Record<string, PhotoPoint> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The photograph with the print's corners to drag, by pointer or arrow keys; Shift makes ten pixels of one. */
export function PhotoStage(props: PhotoStageProps) {
  const { photoUrl, marks, drawing, onChange, onDraw } = props;
  const { t } = useTranslation('own-templates');
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{ index: number | null; from: PhotoPoint; marks: PhotoMarks } | null>(null);
  const { widthPx, heightPx } = marks;

  const pointAt = (event: PointerEvent): PhotoPoint => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    return [
      ((event.clientX - box.left) / box.width) * widthPx,
      ((event.clientY - box.top) / box.height) * heightPx,
    ];
  };
  const begin = (event: PointerEvent, index: number | null) => {
    if (event.button !== 0) return;
    if (drawing !== null && index === null) {
      onDraw(pointAt(event));
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { index, from: pointAt(event), marks };
  };
  const follow = (event: PointerEvent, isDone: boolean) => {
    const now = drag.current;
    if (!now) return;
    const at = pointAt(event);
    const by: PhotoPoint = [at[0] - now.from[0], at[1] - now.from[1]];
    if (isDone) drag.current = null;
    if (by[0] === 0 && by[1] === 0) return;
    const point = now.index === null ? null : (now.marks.points[now.index] as PhotoPoint);
    const next =
      now.index === null || !point
        ? moveAll(now.marks, by)
        : movePoint(now.marks, now.index, [point[0] + by[0], point[1] + by[1]]);
    onChange(next, isDone);
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = KEY_STEPS[event.key];
    const point = marks.points[index];
    if (!step || !point) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    onChange(movePoint(marks, index, [point[0] + step[0] * size, point[1] + step[1] * size]), true);
  };
  const gestures = (index: number | null) => ({
    onPointerDown: (event: PointerEvent) => begin(event, index),
    onPointerMove: (event: PointerEvent) => follow(event, false),
    onPointerUp: (event: PointerEvent) => follow(event, true),
    onPointerCancel: (event: PointerEvent) => follow(event, true),
  });
  const lines = meshLines(marks);
  const polygon = (points: readonly PhotoPoint[]) => points.map((point) => point.join(',')).join(' ');
  const isCorner = (index: number) => {
    const [column, row] = [index % (marks.columns + 1), Math.floor(index / (marks.columns + 1))];
    return (column === 0 || column === marks.columns) && (row === 0 || row === marks.rows);
  };
  return (
    <div className={styles.stage} dir="ltr">
      <div className={styles.photo} ref={frame}>
        <img src={photoUrl} alt={t('photo')} width={widthPx} height={heightPx} draggable={false} />
        <svg
          className={styles.overlay}
          viewBox={`0 0 ${widthPx} ${heightPx}`}
          preserveAspectRatio="none"
          role="presentation"
        >
          {drawing !== null ? (
            <rect
              className={styles.fill}
              data-drawing="true"
              width={widthPx}
              height={heightPx}
              {...gestures(null)}
            />
          ) : null}
          <path
            className={styles.fill}
            data-drawing={drawing !== null}
            data-testid="own-print-area"
            d={lines.outline}
            {...gestures(null)}
          />
          <path className={styles.inner} d={lines.inner} />
          <path className={styles.outline} d={lines.outline} />
          <path className={styles.line} d={lines.outline} />
          {marks.cutouts.map((cutout) => (
            <polygon key={polygon(cutout)} className={styles.cutout} points={polygon(cutout)} />
          ))}
          {drawing && drawing.length > 0 ? (
            <polygon className={styles.cutout} points={polygon(drawing)} />
          ) : null}
        </svg>
        {drawing === null
          ? marks.points.map(([x, y], index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the mesh
                key={index}
                type="button"
                className={styles.handle}
                data-small={!isCorner(index)}
                data-testid={`own-point-${index}`}
                aria-label={t('point', { number: index + 1 })}
                style={{ left: `${(x / widthPx) * 100}%`, top: `${(y / heightPx) * 100}%` }}
                onKeyDown={(event) => onKey(event, index)}
                {...gestures(index)}
              />
            ))
          : null}
      </div>
    </div>
  );
}
