import type { OwnSurface } from '@diy/contract/own-templates/product';
import { Button } from 'antd';
import { Scissors } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { useDieLineFile } from './die-line/use-die-line-file.ts';
import type { DieLineOutline } from './draft/outlines.ts';
import styles from './outline-section.module.css';

interface OutlineSectionProps {
  surface: OwnSurface;
  onChange: (part: DieLineOutline) => void;
}

// Most products have none.
const DieLineDialog = lazy(async () => ({
  default: (await import('./die-line/die-line-dialog.tsx')).DieLineDialog,
}));

/** The die line of a surface, with its bleed and safe area, taken from a file; and the way back to a rectangle. */
export function OutlineSection({ surface, onChange }: OutlineSectionProps) {
  const { t } = useTranslation('own-templates');
  const input = useRef<HTMLInputElement>(null);
  const { file, open, close } = useDieLineFile();
  return (
    <>
      {surface.outline ? (
        <OutlineFigure surface={surface} onRemove={() => onChange({ outline: undefined })} />
      ) : null}
      <span>
        <Button icon={<Icon of={Scissors} />} onClick={() => input.current?.click()}>
          {t('dieLine.pick')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".svg,.dxf,image/svg+xml"
          aria-label={t('dieLine.pick')}
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) void open(chosen);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </span>
      {file ? (
        <Suspense fallback={null}>
          <DieLineDialog
            {...file}
            onTake={(taken) => {
              onChange(taken);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function OutlineFigure({ surface, onRemove }: { surface: OwnSurface; onRemove: () => void }) {
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
          <Button size="small" onClick={onRemove}>
            {t('outline.remove')}
          </Button>
        </span>
      </div>
    </section>
  );
}
