import { isPrintCorner, type PhotoMarks, type PhotoPoint } from '@diy/design/photo-mockup';
import { useTranslation } from 'react-i18next';
import type { Snap } from './marking/use-edge-snap.ts';
import { draggedPoints } from './marks-state.ts';
import { MeshOverlay } from './mesh-overlay.tsx';
import styles from './photo-stage.module.css';
import { useMarksDrag } from './use-marks-drag.ts';

interface PhotoStageProps {
  photoUrl: string;
  marks: PhotoMarks;
  /** Points of the cutout being drawn; null = no cutout is being drawn. */
  drawing: readonly PhotoPoint[] | null;
  /** `isDone` ends a gesture, which can then be undone. */
  onChange: (marks: PhotoMarks, isDone: boolean) => void;
  onDraw: (point: PhotoPoint) => void;
  /** Puts dragged points on edges; Alt keeps it from doing so. */
  snap?: Snap | undefined;
}

/** The photograph with the print's corners to drag, by pointer or arrow keys; Shift makes ten pixels of one. */
export function PhotoStage({ photoUrl, ...options }: PhotoStageProps) {
  const { marks, drawing } = options;
  const { t } = useTranslation('own-templates');
  const { frame, gestures, onKey } = useMarksDrag(options);
  const { widthPx, heightPx } = marks;
  return (
    <div className={styles.stage} dir="ltr">
      <div className={styles.photo} ref={frame}>
        <img src={photoUrl} alt={t('photo')} width={widthPx} height={heightPx} draggable={false} />
        <MeshOverlay marks={marks} drawing={drawing} gestures={gestures(null)} />
        {drawing === null
          ? draggedPoints(marks).map((index, number) => (
              <button
                key={index}
                type="button"
                className={styles.handle}
                data-small={!isPrintCorner(marks, index)}
                data-testid={`own-point-${index}`}
                aria-label={t('point', { number: number + 1 })}
                style={{
                  left: `${(marks.points[index]![0] / widthPx) * 100}%`,
                  top: `${(marks.points[index]![1] / heightPx) * 100}%`,
                }}
                onKeyDown={(event) => onKey(event, index)}
                {...gestures(index)}
              />
            ))
          : null}
      </div>
    </div>
  );
}
