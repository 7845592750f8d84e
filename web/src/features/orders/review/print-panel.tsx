import { getReviewPicture, type ReviewItem } from '@diy/contract/orders/order-review';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { writeSize } from '../../../lib/text/write-size.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import styles from './review.module.css';

interface PrintPanelProps {
  item: ReviewItem;
  /** Index among the surfaces with something on them. */
  index: number;
  isZoomed: boolean;
  onShow: (index: number) => void;
  onZoom: () => void;
}

/** Exactly what is printed, surface by surface, on the colour of the goods; enlarged it is drawn again with more pixels. */
export function PrintPanel({ item, index, isZoomed, onShow, onZoom }: PrintPanelProps) {
  const { t } = useTranslation('order-review');
  const surface = item.surfaces[Math.min(index, item.surfaces.length - 1)];
  const large = useQuery({
    queryKey: [...queryKeys.orders, 'review', 'picture', item.id, item.version, surface?.surface_id],
    queryFn: ({ signal }) =>
      call(getReviewPicture, { id: item.id, surface_id: surface?.surface_id ?? '' }, { quiet: true, signal }),
    enabled: isZoomed && surface !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = sheet;
    if (!isZoomed || !current) return;
    current.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
  }, [isZoomed]);
  if (!surface) {
    return (
      <section className={styles.print} aria-label={t('printed')}>
        <p className={styles.noPrint}>{t('noDrawing')}</p>
      </section>
    );
  }
  const ground = { '--ground': item.colour_hex } as CSSProperties;
  return (
    <section className={styles.print} aria-label={t('printed')}>
      <div ref={sheet} className={styles.sheet} data-zoomed={isZoomed} style={ground}>
        <button type="button" aria-pressed={isZoomed} aria-label={t('key.zoom')} onClick={onZoom}>
          <img
            src={(isZoomed && large.data?.picture) || surface.picture}
            alt={t('printOf', { surface: surface.name, order: item.order_no })}
            width={surface.width_px}
            height={surface.height_px}
          />
        </button>
      </div>
      <div className={styles.surfaces}>
        {item.surfaces.map((one, at) => (
          <button
            key={one.surface_id}
            type="button"
            aria-pressed={one === surface}
            onClick={() => onShow(at)}
            hidden={item.surfaces.length < 2}
          >
            <kbd>{at + 1}</kbd> {one.name}
          </button>
        ))}
        <bdi dir="ltr" className={styles.muted}>
          {writeSize([surface.width_px, surface.height_px], 'px')}
        </bdi>
      </div>
    </section>
  );
}
