import type { DesignRow } from '@diy/contract/designs/designs';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../lib/text/locale.ts';
import styles from './download-dialog.module.css';
import { groupPrints, type PrintFacts } from './group-prints.ts';

/** Sizes shown before the rest is only counted. */
const SHOWN = 4;

/** Sizes of the print files in the ZIP: per template, in pixels, with resolution and bleed. */
export function PrintSizes({ designs }: { designs: readonly PrintFacts[] }) {
  const { t, i18n } = useTranslation('downloads');
  const groups = groupPrints(designs, (title: DesignRow['template_title']) => pickName(title, i18n.language));
  if (groups.length === 0) return null;
  return (
    <ul className={styles.sizes} data-testid="print-sizes">
      {groups.slice(0, SHOWN).map((group) => (
        <li key={`${group.template}${group.widthPx}${group.heightPx}${group.dpi}${group.bleedMm}`}>
          <span>{group.template}</span>
          {t('printSize', { width: group.widthPx, height: group.heightPx, dpi: group.dpi })}
          {' · '}
          {group.bleedMm > 0 ? t('withBleed', { mm: group.bleedMm }) : t('noBleed')}
        </li>
      ))}
      {groups.length > SHOWN ? <li>{t('moreSizes', { count: groups.length - SHOWN })}</li> : null}
    </ul>
  );
}
