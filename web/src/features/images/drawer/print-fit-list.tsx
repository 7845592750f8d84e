import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { useProducts } from '../use-image-item.ts';
import styles from './image-drawer.module.css';
import { dpiTone, fillDpi, PAPER_SIZES } from './print-fit.ts';

interface Line {
  id: string;
  name: string;
  dpi: number;
}

/** How sharp an image prints when it fills a sheet, and when it fills each of our products. */
export function PrintFitList({ widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const { t, i18n } = useTranslation('images');
  const products = useProducts().data?.list ?? [];
  const papers: Line[] = PAPER_SIZES.map((size) => ({
    id: size.id,
    name: joinParts([t(`paper.${size.id}`), writeSize([size.widthMm, size.heightMm], 'mm')]),
    dpi: fillDpi(widthPx, heightPx, size, true),
  }));
  const surfaces: Line[] = products.flatMap((product) => {
    const first = product.surfaces[0];
    if (!first) return [];
    const size = { id: first.id, widthMm: first.width_mm, heightMm: first.height_mm };
    const place = writeSize([Math.round(size.widthMm), Math.round(size.heightMm)], 'mm');
    return [
      {
        id: product.id,
        name: joinParts([pickName(product.title, i18n.language), place]),
        dpi: fillDpi(widthPx, heightPx, size),
      },
    ];
  });
  return (
    <section className={styles.section}>
      <h3>{t('fit.title')}</h3>
      <p className={styles.hint}>{t('fit.hint')}</p>
      <ul className={styles.lines}>
        {[...papers, ...surfaces].map((line) => (
          <li key={line.id}>
            <span>{line.name}</span>
            <StatusTag tone={dpiTone(line.dpi)}>
              {joinParts([writeSize([line.dpi], 'dpi'), t(`fit.${dpiTone(line.dpi)}`)])}
            </StatusTag>
          </li>
        ))}
      </ul>
    </section>
  );
}
