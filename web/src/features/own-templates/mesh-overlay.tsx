import type { PhotoMarks, PhotoPoint } from '@diy/design/photo-mockup';
import { meshLines } from './marks-state.ts';
import styles from './photo-stage.module.css';
import type { useMarksDrag } from './use-marks-drag.ts';

interface MeshOverlayProps {
  marks: PhotoMarks;
  drawing: readonly PhotoPoint[] | null;
  /** Gestures that move the whole print. */
  gestures: ReturnType<ReturnType<typeof useMarksDrag>['gestures']>;
}

/** The print's area, its lines and its cutouts over the photograph; while a cutout is drawn, all of it takes points. */
export function MeshOverlay({ marks, drawing, gestures }: MeshOverlayProps) {
  const { widthPx, heightPx } = marks;
  const lines = meshLines(marks);
  return (
    <svg
      className={styles.overlay}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      preserveAspectRatio="none"
      role="presentation"
    >
      {drawing !== null ? (
        <rect className={styles.fill} data-drawing="true" width={widthPx} height={heightPx} {...gestures} />
      ) : null}
      <path
        className={styles.fill}
        data-drawing={drawing !== null}
        data-testid="own-print-area"
        d={lines.outline}
        {...gestures}
      />
      <path className={styles.inner} d={lines.inner} />
      <path className={styles.outline} d={lines.outline} />
      <path className={styles.line} d={lines.outline} />
      {marks.cutouts.map((cutout) => (
        <polygon key={svgPoints(cutout)} className={styles.cutout} points={svgPoints(cutout)} />
      ))}
      {drawing && drawing.length > 0 ? (
        <polygon className={styles.cutout} points={svgPoints(drawing)} />
      ) : null}
    </svg>
  );
}

function svgPoints(points: readonly PhotoPoint[]): string {
  return points.map((point) => point.join(',')).join(' ');
}
