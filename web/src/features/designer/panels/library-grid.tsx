import type { ImageRow } from '@diy/contract/images/images';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture.tsx';
import { IMAGE_DRAG_TYPE } from '../stage/use-drop-target.ts';
import own from './library-grid.module.css';
import styles from './panels.module.css';

interface LibraryGridProps {
  rows: readonly ImageRow[];
  /** In all, loaded or not. */
  rowCount: number;
  isPending: boolean;
  emptyText: string;
  onNearEnd: () => void;
  onChoose: (image: ImageRow) => void;
}

const COLUMNS = 2;
const ROW_PX = 170;

/** Pictures two abreast; only those in sight are in the page, so that a library of thousands scrolls. */
export function LibraryGrid({ rows, rowCount, isPending, emptyText, onNearEnd, onChoose }: LibraryGridProps) {
  const { t } = useTranslation('designer');
  const scroller = useRef<HTMLDivElement>(null);
  const lines = Math.ceil(rows.length / COLUMNS);
  const virtual = useVirtualizer({
    count: lines,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 3,
  });
  const items = virtual.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;
  const isNearEnd = rows.length < rowCount && lastIndex >= lines - 3;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);

  if (isPending) {
    return (
      <div className={styles.scroll} aria-busy="true">
        <div className={styles.grid}>
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <span key={index} className={own.skeleton} />
          ))}
        </div>
      </div>
    );
  }
  if (rows.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <div ref={scroller} className={styles.scroll} data-testid="library-grid">
      <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {items.map((item) => (
          <ul
            key={item.key}
            className={own.line}
            style={{ transform: `translateY(${item.start}px)`, blockSize: ROW_PX }}
          >
            {rows.slice(item.index * COLUMNS, (item.index + 1) * COLUMNS).map((image) => (
              <li key={image.id}>
                <button
                  type="button"
                  className={styles.imageCard}
                  draggable
                  title={t('image.use', { name: image.name })}
                  data-testid="library-image"
                  onClick={() => onChoose(image)}
                  onDragStart={(event) => {
                    event.dataTransfer.setData(IMAGE_DRAG_TYPE, JSON.stringify(image));
                    event.dataTransfer.effectAllowed = 'copy';
                  }}
                >
                  <Picture src={image.url} alt="" edgePx={140} isTransparent={image.has_alpha} />
                  <span className={own.imageName} dir="auto">
                    {image.name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
