import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../lib/image-url.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './design-turntable.module.css';

/** A drag over this part of the width turns to the next picture. */
const STEP_SHARE = 0.18;
const EDGE_PX = 1200;

/** Pictures of one product from several sides, turned by dragging, keys or buttons; all stay loaded. */
export function DesignTurntable({ urls, name }: { urls: readonly string[]; name: string }) {
  const { t } = useTranslation('designs');
  const [index, setIndex] = useState(0);
  const drag = useRef<{ x: number; index: number } | null>(null);
  const count = urls.length;
  const turnTo = (wanted: number) => setIndex(((wanted % count) + count) % count);
  const onMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const steps = (event.clientX - drag.current.x) / (event.currentTarget.clientWidth * STEP_SHARE);
    turnTo(drag.current.index - Math.trunc(steps));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turnTo(index + (event.key === 'ArrowRight' ? 1 : -1));
  };
  const many = count > 1;
  return (
    <section className={styles.table} aria-label={name} dir="ltr">
      <div
        className={styles.stage}
        data-turns={many}
        onPointerDown={(event) => {
          if (!many) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, index };
        }}
        onPointerMove={onMove}
        onPointerUp={() => {
          drag.current = null;
        }}
        onPointerCancel={() => {
          drag.current = null;
        }}
      >
        {urls.map((url, at) => (
          <img
            key={url}
            src={imageUrl(url, { width: EDGE_PX, height: EDGE_PX })}
            alt={at === index ? name : ''}
            aria-hidden={at !== index}
            data-shown={at === index}
            draggable={false}
          />
        ))}
      </div>
      {many ? (
        <div className={styles.controls}>
          <button
            type="button"
            aria-label={t('show.previous')}
            onClick={() => turnTo(index - 1)}
            onKeyDown={onKey}
          >
            <Icon of={ChevronLeft} />
          </button>
          <span aria-live="polite" dir="auto">
            {t('show.view', { index: index + 1, count })}
          </span>
          <button
            type="button"
            aria-label={t('show.next')}
            onClick={() => turnTo(index + 1)}
            onKeyDown={onKey}
          >
            <Icon of={ChevronRight} />
          </button>
        </div>
      ) : null}
      {many ? (
        <p className={styles.hint} dir="auto">
          {t('show.turn')}
        </p>
      ) : null}
    </section>
  );
}
