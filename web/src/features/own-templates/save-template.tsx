import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './own-template.module.css';
import { problemsOf } from './use-own-template.ts';

interface SaveTemplateProps {
  error: Error | null;
  isSaving: boolean;
  isComplete: boolean;
  /** What is still to be filled in. */
  missing: string;
  onSave: () => void;
}

/** The button that saves a template, with what stands in the way. */
export function SaveTemplate({ error, isSaving, isComplete, missing, onSave }: SaveTemplateProps) {
  const { t } = useTranslation('own-templates');
  return (
    <>
      {error && Object.keys(problemsOf(error)).length === 0 ? (
        <p className={styles.problem} role="alert">
          {error.message}
        </p>
      ) : null}
      <Button type="primary" size="large" loading={isSaving} disabled={!isComplete} onClick={onSave}>
        {isSaving ? t('making') : t('save')}
      </Button>
      {isComplete ? null : <p className={styles.hint}>{missing}</p>}
    </>
  );
}
