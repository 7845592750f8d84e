import type { SheetFinding } from '@diy/contract/sheets/sheets-exports';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../lib/text/join-parts.ts';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import styles from './sheets.module.css';

/** Values that this sheet overrides for a design. */
export type SheetChanges = Record<string, { title_zh?: string; title_en?: string; price?: number }>;

interface SheetFindingsProps {
  findings: readonly SheetFinding[];
  onChange: (designId: string, change: SheetChanges[string]) => void;
}

/** Problems, what to do, and a field if another value fixes it. */
export function SheetFindings({ findings, onChange }: SheetFindingsProps) {
  const { t } = useTranslation('dxm-sheets');
  return (
    <ul className={styles.findings} aria-label={t('findings')}>
      {findings.map((finding, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: findings have no id, and the list is replaced as a whole
        <li key={`${finding.design_id} ${finding.code} ${at}`}>
          <StatusTag tone={finding.severity === 'error' ? 'error' : 'warning'}>
            {t(`severity.${finding.severity}`)}
          </StatusTag>
          <div className={styles.what}>
            <span>{finding.problem}</span>
            <span className={styles.muted}>
              {joinParts([
                finding.product,
                finding.sku,
                finding.row === null ? '' : t('row', { row: finding.row }),
              ])}
            </span>
            <span className={styles.muted}>{finding.advice}</span>
            <FixField finding={finding} onChange={onChange} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function FixField({
  finding,
  onChange,
}: {
  finding: SheetFinding;
  onChange: SheetFindingsProps['onChange'];
}) {
  const { t } = useTranslation('dxm-sheets');
  const { field, design_id: id, value } = finding;
  if (field === null || id === null) return null;
  const take = (text: string) => {
    const trimmed = text.trim();
    if (trimmed === value) return;
    if (field !== 'price') onChange(id, { [field]: trimmed });
    else if (Number(trimmed) > 0) onChange(id, { price: Number(trimmed) });
  };
  return (
    <Input
      size="small"
      key={value}
      defaultValue={value}
      aria-label={t(`field.${field}`)}
      onBlur={(event) => take(event.target.value)}
      onPressEnter={(event) => take(event.currentTarget.value)}
    />
  );
}
