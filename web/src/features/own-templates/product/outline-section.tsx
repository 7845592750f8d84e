import type { OwnSurface } from '@diy/contract/own-templates/product';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './outline-section.module.css';

interface OutlineSectionProps {
  surface: OwnSurface;
  onChange: (outline: OwnSurface['outline']) => void;
}

/** The die line of a surface, with its bleed and safe area, and the way back to a rectangle. */
export function OutlineSection({ surface, onChange }: OutlineSectionProps) {
  const { t } = useTranslation('own-templates');
  const { outline, width_mm, height_mm, bleed_mm, safe_mm } = surface;
  if (!outline) return null;
  const line = Math.max(width_mm, height_mm) / 160;
  const edge = bleed_mm + line;
  const viewBox = [-edge, -edge, width_mm + 2 * edge, height_mm + 2 * edge].join(' ');
  const shape = { d: outline.path, fill: 'none' as const, strokeLinejoin: 'round' as const };
  return (
    <section className={styles.outline} aria-label={t('outline.title')}>
      <svg viewBox={viewBox} role="img" aria-label={t('outline.title')}>
        {/* A line twice as wide as bleed and safe area reaches as far to either side. */}
        {bleed_mm > 0 ? <path {...shape} className={styles.bleed} strokeWidth={2 * bleed_mm} /> : null}
        <path {...shape} className={styles.inside} />
        {safe_mm > 0 ? (
          <>
            <clipPath id="outline-inside">
              <path d={outline.path} />
            </clipPath>
            <path
              {...shape}
              className={styles.unsafe}
              strokeWidth={2 * safe_mm}
              clipPath="url(#outline-inside)"
            />
          </>
        ) : null}
        <path {...shape} className={styles.trim} strokeWidth={line} />
      </svg>
      <div className={styles.words}>
        <strong>{t('outline.title')}</strong>
        {outline.file ? <bdi className={styles.file}>{outline.file}</bdi> : null}
        <span className={styles.note}>{t('outline.fixed')}</span>
        <span>
          <Button size="small" onClick={() => onChange(undefined)}>
            {t('outline.remove')}
          </Button>
        </span>
      </div>
    </section>
  );
}
