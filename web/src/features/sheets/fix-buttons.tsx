import type { SheetCheck, SheetFix } from '@diy/contract/sheets/sheets-exports';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';

/** Whether the platform would merge products of equal titles; such a sheet is not made. */
export function hasMergedTitles({ findings }: Pick<SheetCheck, 'findings'>): boolean {
  return findings.some(({ code, severity }) => code === 'sheets.same-title' && severity === 'error');
}

/** One-click fixes for what was found. */
export function FixButtons({ check, onFix }: { check: SheetCheck; onFix: (fix: SheetFix) => void }) {
  const { t } = useTranslation('dxm-sheets');
  const offered = [...new Set(check.findings.flatMap(({ fix }) => fix ?? []))];
  if (offered.length === 0) return null;
  return (
    <div className={styles.fixes}>
      {offered.map((fix) => (
        <Button key={fix} onClick={() => onFix(fix)}>
          {t(`fix.${fix}`)}
        </Button>
      ))}
      {hasMergedTitles(check) ? <span className={styles.muted}>{t('sameTitles')}</span> : null}
    </div>
  );
}
