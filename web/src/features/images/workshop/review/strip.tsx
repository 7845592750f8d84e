import type { WorkItem } from '@diy/contract/images/image-work';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../lib/image-url.ts';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import styles from './review.module.css';
import { reviewStateOf } from './review-sequence.ts';
import type { ResultMarks } from './use-marks.ts';

/** Room of one thumbnail, its gap included. */
const STEP_PX = 72;
/** Thumbnails beyond what is in sight, on each side. */
const MARGIN = 4;

interface StripProps {
  items: readonly WorkItem[];
  at: number;
  markOf: ResultMarks['markOf'];
  onChoose: (at: number) => void;
}

/** All results in small, of which those in sight are drawn; the one that is looked at is framed and in sight. */
export function Strip({ items, at, markOf, onChoose }: StripProps) {
  const { t } = useTranslation('images');
  const box = useRef<HTMLUListElement>(null);
  const [view, setView] = useState({ start: 0, width: 1200 });
  const measure = () => {
    const node = box.current;
    if (node) setView({ start: Math.abs(node.scrollLeft), width: node.clientWidth || 1200 });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: due whenever another picture is looked at
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const isRtl = document.documentElement.dir === 'rtl';
    const middle = Math.max(0, at * STEP_PX - (node.clientWidth - STEP_PX) / 2);
    node.scrollLeft = isRtl ? -middle : middle;
    measure();
  }, [at, items.length]);
  const from = Math.max(0, Math.floor(view.start / STEP_PX) - MARGIN);
  const to = Math.min(items.length, Math.ceil((view.start + view.width) / STEP_PX) + MARGIN);
  return (
    <ul ref={box} className={styles.strip} onScroll={measure} aria-label={t('work.results')}>
      <li className={styles.room} style={{ inlineSize: items.length * STEP_PX }} aria-hidden="true" />
      {items.slice(from, to).map((item, offset) => {
        const place = from + offset;
        const state = reviewStateOf(item, markOf(item));
        return (
          <li
            key={item.image.id}
            className={styles.thumb}
            style={{ insetInlineStart: place * STEP_PX }}
            aria-setsize={items.length}
            aria-posinset={place + 1}
          >
            <button
              type="button"
              tabIndex={-1}
              aria-current={place === at}
              aria-label={joinParts([item.image.name, t(`work.state.${state}`)])}
              title={joinParts([item.image.name, t(`work.state.${state}`)])}
              data-state={state}
              onClick={() => onChoose(place)}
            >
              <img
                src={imageUrl((item.result ?? item.image).url, { width: 120, height: 120 })}
                alt=""
                loading="lazy"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
