import { isPrintCorner, type PhotoPoint, type PrintHandles } from '@diy/design/photo-mockup';
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../lib/image-url.ts';
import type { SamplePicture } from '../model/tool-form.ts';
import stage from '../strokes/strokes.module.css';
import { useStrokeKeys } from '../strokes/use-stroke-keys.ts';
import { readHandleKey } from './handle-keys.ts';
import { HandleTools } from './handle-tools.tsx';
import styles from './handles.module.css';
import { dragMark, linesOf, type PrintMarks, SUGGESTED, WHITE_MARK } from './handles.ts';
import { Loupe } from './loupe.tsx';
import { useHandleDrag } from './use-handle-drag.ts';
import { useHandleHistory } from './use-handle-history.ts';

interface HandleStageProps {
  picture: SamplePicture;
  marks: PrintMarks;
  onChange: (marks: PrintMarks) => void;
}

/** From here on more pixels are shown than fitted ones. */
const NEAR_SCALE = 1.5;

/** A photograph with the handles of its print; by mouse, touch, pen or keys. */
export function HandleStage({ picture, marks, onChange }: HandleStageProps) {
  const { t } = useTranslation('images');
  const help = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const { handles, white } = marks;
  const shown = handles ?? SUGGESTED;
  const history = useHandleHistory(marks, onChange);
  const { view, held, zoom, wheel, pointer } = useHandleDrag(history);
  const zoomBy = (by: 1 | -1 | 0) => zoom(by, frame.current);
  const focus = (index: number) =>
    frame.current?.querySelector<HTMLElement>(`[data-handle="${index}"]`)?.focus();
  useStrokeKeys({
    undo: history.undo,
    redo: history.redo,
    choose: () => undefined,
    resize: (by) => focus(((focused ?? -by) + by + shown.points.length) % shown.points.length),
    zoom: zoomBy,
  });
  const press = (event: KeyboardEvent, index: number) => {
    const pixels = readHandleKey(event);
    if (!pixels) return;
    event.preventDefault();
    event.stopPropagation();
    // Keys held down are one step.
    if (!event.repeat) history.begin();
    history.set(dragMark(history.latest(), index, [pixels[0] / picture.width, pixels[1] / picture.height]));
  };
  const near = held ?? focused;
  const nearPlace = near === null ? null : near === WHITE_MARK ? white : (shown.points[near] ?? null);
  const handleProps = (index: number, [x, y]: PhotoPoint) => ({
    type: 'button' as const,
    className: styles.handle,
    'data-handle': index,
    'data-held': near === index,
    style: { left: `${x * 100}%`, top: `${y * 100}%` },
    onKeyDown: (event: KeyboardEvent) => press(event, index),
    onFocus: () => setFocused(index),
    onBlur: () => setFocused(null),
  });
  const px = view.scale > NEAR_SCALE ? 2400 : 800;
  return (
    <div className={stage.desk}>
      <HandleTools history={history} view={view} onZoom={zoomBy} />
      <div
        ref={frame}
        className={`${stage.stage} ${styles.stage}`}
        role="application"
        aria-label={t('handles.surface')}
        aria-describedby={help}
        dir="ltr"
        data-testid="handle-stage"
        onWheel={wheel}
        onContextMenu={(event) => event.preventDefault()}
        {...pointer}
      >
        <div
          className={stage.view}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <span
            className={stage.fitted}
            style={{ '--ratio': picture.width / picture.height, '--scale': view.scale } as CSSProperties}
          >
            <img
              src={imageUrl(picture.url, { width: px, height: px })}
              alt={t('edit.before')}
              draggable={false}
              className={stage.picture}
            />
            <Lines picture={picture} handles={shown} isSuggested={handles === null} />
            {shown.points.map((place, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a handle is its place in the grid
                key={index}
                {...handleProps(index, place)}
                data-small={!isPrintCorner(shown, index)}
                aria-label={t('handles.handle', { n: index + 1, count: shown.points.length })}
              />
            ))}
            {white ? (
              <button {...handleProps(WHITE_MARK, white)} data-white="true" aria-label={t('handles.white')} />
            ) : null}
          </span>
        </div>
        {nearPlace ? <Loupe picture={picture} handles={shown} place={nearPlace} /> : null}
        {handles === null && held === null ? (
          <span className={stage.hint} dir="auto">
            {t('handles.hint')}
          </span>
        ) : null}
      </div>
      <p id={help} className={stage.keys}>
        {t('handles.keys')}
      </p>
    </div>
  );
}

function Lines({
  picture,
  handles,
  isSuggested,
}: {
  picture: SamplePicture;
  handles: PrintHandles;
  isSuggested: boolean;
}) {
  const { outline, inner } = linesOf(handles, picture);
  return (
    <svg
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      className={styles.lines}
      data-suggested={isSuggested}
      aria-hidden="true"
    >
      <path className={styles.edge} d={outline} />
      <path className={styles.inner} d={inner} />
      <path className={styles.line} d={outline} />
    </svg>
  );
}
