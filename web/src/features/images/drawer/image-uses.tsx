import type { ImageItem } from '@diy/contract/images/image-details';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import { Picture } from '../../../ui/picture.tsx';
import { useSimilarImages } from '../use-image-item.ts';
import styles from './image-drawer.module.css';

/** Designs that use the image, each with its link. */
export function ImageUses({ uses }: { uses: ImageItem['uses'] }) {
  const { t } = useTranslation('images');
  return (
    <section className={styles.section}>
      <h3>{t('uses.title', { count: uses.total })}</h3>
      {uses.total === 0 ? <p className={styles.hint}>{t('uses.none')}</p> : null}
      <ul className={styles.uses}>
        {uses.list.map((design) => (
          <li key={design.id}>
            <Link to={`/auth/diy?id=${encodeURIComponent(design.id)}`}>
              <span className={styles.cover}>
                <Picture src={design.cover} alt="" edgePx={48} />
              </span>
              <span className={styles.useName} dir="auto">
                {design.name}
              </span>
              <span className={styles.hint}>{design.sku}</span>
            </Link>
          </li>
        ))}
      </ul>
      {uses.total > uses.list.length ? (
        <p className={styles.hint}>{t('uses.more', { count: uses.total - uses.list.length })}</p>
      ) : null}
    </section>
  );
}

/** Images that look much like this one; renders nothing if there are none. */
export function SimilarImages({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const { t } = useTranslation('images');
  const list = useSimilarImages(id).data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('similar.title', { count: list.length })}</h3>
      <p className={styles.hint}>{t('similar.hint')}</p>
      <ul className={styles.similar}>
        {list.slice(0, 8).map((image) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={t('details', { name: image.name })}
              title={joinParts([image.name, writeSize([image.width, image.height])])}
              onClick={() => onOpen(image.id)}
            >
              <Picture src={image.url} alt="" edgePx={96} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
