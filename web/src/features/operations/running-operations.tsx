import { useTranslation } from 'react-i18next';
import { OperationRow } from './operation-row.tsx';
import { isOpen } from './operations-query.ts';
import styles from './running-operations.module.css';
import { useOperations } from './use-operations.ts';

/** Works shown on the start page; the tray has them all. */
const SHOWN = 3;

/** What is running right now, with its progress; renders nothing when nothing runs. */
export function RunningOperations() {
  const { t } = useTranslation('operations');
  const open = useOperations().filter(isOpen);
  if (open.length === 0) return null;
  return (
    <section className={styles.work} aria-label={t('running', { count: open.length })}>
      <h2>{t('running', { count: open.length })}</h2>
      <ul>
        {open.slice(0, SHOWN).map((operation) => (
          <OperationRow key={operation.id} operation={operation} />
        ))}
      </ul>
    </section>
  );
}
