import type { WorkItem, WorkMark } from '@diy/contract/images/image-work';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../lib/image-url.ts';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { writeSize } from '../../../../lib/text/write-size.ts';
import styles from './review.module.css';
import { reviewStateOf } from './review-sequence.ts';

/** Wide enough for two panes on a dense screen, and for the enlarged look. */
const SIZE = { width: 1600, height: 1600 };

interface PairProps {
  item: WorkItem;
  mark: WorkMark;
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
}

/** Before and after; enlarged, both show the place that the pointer is at. */
export function BeforeAfter({ item, mark, isLarge, onLarge }: PairProps) {
  const { t } = useTranslation('images');
  const [place, setPlace] = useState({ x: 50, y: 50 });
  const { image, result } = item;
  const follow = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, size: number) => Math.round((100 * at) / Math.max(1, size));
    setPlace({
      x: share(event.clientX - box.left, box.width),
      y: share(event.clientY - box.top, box.height),
    });
  };
  const pane = {
    isLarge,
    style: { '--x': `${place.x}%`, '--y': `${place.y}%` } as CSSProperties,
    onPointerMove: follow,
    onClick: () => onLarge(!isLarge),
  };
  const state = reviewStateOf(item, mark);
  return (
    <div className={styles.panes}>
      <figure>
        <Pane {...pane} src={imageUrl(image.url, SIZE)} label={t('edit.before')} />
        <figcaption className={styles.caption}>
          <span className={styles.name} title={image.name} dir="auto">
            {image.name}
          </span>
          <span className={styles.figures} dir="ltr">
            {writeSize([image.width, image.height])}
          </span>
        </figcaption>
      </figure>
      <figure>
        {result ? (
          <Pane {...pane} src={imageUrl(result.url, SIZE)} label={t('edit.after')} testId="work-result" />
        ) : (
          <span className={styles.nothing} data-state={item.state}>
            {item.state === 'failed'
              ? item.msg
              : t(item.state === 'made' ? 'work.resultGone' : `work.state.${item.state}`)}
          </span>
        )}
        <figcaption className={styles.caption} role="status">
          <span className={styles.state} data-state={state}>
            {t(`work.state.${state}`)}
          </span>
          {result && item.msg ? (
            <span className={styles.name} title={item.msg}>
              {item.msg}
            </span>
          ) : null}
          {item.was_there ? <span className={styles.name}>{t('work.wasThere')}</span> : null}
          <span className={styles.figures} dir="ltr">
            {result ? writeSize([result.width, result.height]) : null}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

interface PaneProps {
  src: string;
  label: string;
  isLarge: boolean;
  style: CSSProperties;
  testId?: string;
  onPointerMove: (event: PointerEvent) => void;
  onClick: () => void;
}

function Pane({ src, label, isLarge, style, testId, onPointerMove, onClick }: PaneProps) {
  const { t } = useTranslation('images');
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.stage}
      aria-pressed={isLarge}
      aria-label={joinParts([label, t('work.zoom')])}
      style={style}
      onPointerMove={onPointerMove}
      onClick={onClick}
    >
      <img key={src} src={src} alt={label} {...(testId ? { 'data-testid': testId } : {})} />
    </button>
  );
}
