import type { OwnMaking } from '@diy/contract/own-templates/own-templates';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';
import { problemsOf } from '../use-own-template.ts';
import { versionInUse } from './making-notice.tsx';

/** Fields whose problems the form shows beside them. */
const IN_FORM = new Set([
  'name',
  'sku',
  'price_cents',
  'weight_g',
  'print_method',
  'material',
  'description',
  'width_mm',
  'height_mm',
  'resolution_dpi',
  'bleed_mm',
  'safe_mm',
]);

interface SaveTemplateProps {
  error: Error | null;
  /** What became of what was saved last; null = nothing was saved. */
  making: OwnMaking | null;
  isSaving: boolean;
  isComplete: boolean;
  /** What is still to be filled in. */
  missing: string;
  onSave: () => void;
}

/** The button that saves a template, with what stands in the way. */
export function SaveTemplate({ error, making, isSaving, isComplete, missing, onSave }: SaveTemplateProps) {
  const { t, i18n } = useTranslation(['own-templates']);
  return (
    <>
      {error && !Object.keys(problemsOf(error)).some((field) => IN_FORM.has(field)) ? (
        <p className={styles.problem} role="alert">
          {error.message}
        </p>
      ) : null}
      {error && making?.state === 'failed' ? (
        <p className={styles.hint}>
          {t('notMade.saved')} {versionInUse(making, t, i18n.language)}
        </p>
      ) : null}
      <Button type="primary" size="large" loading={isSaving} disabled={!isComplete} onClick={onSave}>
        {isSaving ? t('making') : t('save')}
      </Button>
      {isComplete ? null : <p className={styles.hint}>{missing}</p>}
    </>
  );
}
