import type { CSSProperties } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../lib/image-url.ts';
import type { SamplePicture } from '../model/tool-form.ts';
import { type PaintedStroke, type SharePoint, type StrokeKind, strokePath } from './painted.ts';
import { StrokeTools } from './stroke-tools.tsx';
import styles from './strokes.module.css';
import { useKeyBrush } from './use-key-brush.ts';
import { usePainting } from './use-painting.ts';
import { useStrokeHistory } from './use-stroke-history.ts';
import { useStrokeKeys } from './use-stroke-keys.ts';

interface StrokeStageProps {
  picture: SamplePicture;
  strokes: readonly PaintedStroke[];
  /** What can be painted, the first to begin with. */
  kinds: readonly StrokeKind[];
  /** What to paint, as long as nothing is. */
  hint: string;
  onChange: (strokes: PaintedStroke[]) => void;
}

/** Widths of the brush, as shares of the picture's longer side. */
const WIDTHS = [0.004, 0.008, 0.014, 0.025, 0.04, 0.065, 0.1, 0.16] as const;
const FIRST_WIDTH = 3;
/** From here on more pixels are shown than fitted ones. */
const NEAR_SCALE = 1.5;

/** A picture to paint on, with its tools; by mouse, touch, pen or keys. */
export function StrokeStage({ picture, strokes, kinds, hint, onChange }: StrokeStageProps) {
  const { t } = useTranslation('images');
  const help = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<StrokeKind>(kinds[0]!);
  const [size, setSize] = useState(FIRST_WIDTH);
  const brush = { kind, width: WIDTHS[size]! };
  const history = useStrokeHistory(strokes, onChange);
  const painting = usePainting({ picture, brush, onPainted: history.add });
  const { view, open } = painting;
  const keyBrush = useKeyBrush({ picture, brush, open, show: painting.show, onPainted: history.add });
  const resize = (by: 1 | -1) => setSize((at) => Math.max(0, Math.min(WIDTHS.length - 1, at + by)));
  const zoom = (by: 1 | -1 | 0) => painting.zoom(by, stage.current);
  useStrokeKeys({
    undo: history.undo,
    redo: history.redo,
    choose: (wanted) => kinds.includes(wanted) && setKind(wanted),
    resize,
    zoom,
  });
  const isNear = view.scale > NEAR_SCALE;
  const shownPx = isNear ? 2400 : 800;
  const ratio = { '--ratio': picture.width / picture.height } as CSSProperties;
  return (
    <div className={styles.desk}>
      <StrokeTools
        kinds={kinds}
        kind={kind}
        onKind={setKind}
        size={size}
        sizes={WIDTHS.length}
        onSize={setSize}
        history={history}
        isEmpty={strokes.length === 0}
        view={view}
        onZoom={zoom}
      />
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        aria-label={t('strokes.surface')}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is painted on by keys as well
        tabIndex={0}
        dir="ltr"
        data-testid="stroke-stage"
        onKeyDown={keyBrush.press}
        onBlur={keyBrush.hide}
        onWheel={painting.wheel}
        onContextMenu={(event) => event.preventDefault()}
        {...painting.pointer}
      >
        <div
          className={styles.view}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <span className={styles.fitted} style={ratio}>
            <img
              src={imageUrl(picture.url, { width: shownPx, height: shownPx })}
              alt={t('edit.before')}
              draggable={false}
              className={styles.picture}
            />
            <Strokes picture={picture} strokes={open ? [...strokes, open] : strokes}>
              <Cursor picture={picture} brush={brush} place={keyBrush.place ?? painting.hover} />
            </Strokes>
          </span>
        </div>
        {strokes.length === 0 && !open ? (
          <span className={styles.hint} dir="auto">
            {hint}
          </span>
        ) : null}
        {history.isFull ? (
          <span className={styles.hint} role="status" dir="auto">
            {t('strokes.full', { strokes: strokes.length })}
          </span>
        ) : null}
      </div>
      <p id={help} className={styles.keys}>
        {t(kinds.length > 1 ? 'strokes.keysOfTwo' : 'strokes.keys')}
      </p>
    </div>
  );
}

function Strokes({
  picture,
  strokes,
  children,
}: {
  picture: SamplePicture;
  strokes: readonly PaintedStroke[];
  children: React.ReactNode;
}) {
  const long = Math.max(picture.width, picture.height);
  return (
    <svg viewBox={`0 0 ${picture.width} ${picture.height}`} className={styles.strokes} aria-hidden="true">
      {strokes.map((stroke, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no name but their place
          key={at}
          d={strokePath(stroke, picture)}
          className={styles.stroke}
          data-kind={stroke.kind}
          strokeWidth={stroke.width * long}
        />
      ))}
      {children}
    </svg>
  );
}

/** The brush, as large as it paints. */
function Cursor({
  picture,
  brush,
  place,
}: {
  picture: SamplePicture;
  brush: Pick<PaintedStroke, 'kind' | 'width'>;
  place: SharePoint | null;
}) {
  if (!place) return null;
  const radius = (brush.width * Math.max(picture.width, picture.height)) / 2;
  const at = { cx: place[0] * picture.width, cy: place[1] * picture.height, r: radius };
  return (
    <>
      <circle {...at} className={styles.cursorEdge} />
      <circle {...at} className={styles.cursor} data-kind={brush.kind} />
    </>
  );
}
