import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './picker.module.css';

interface PickerStateProps {
  query: { isPending: boolean; isError: boolean; data?: unknown; refetch: () => unknown };
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
}

/** What a picker's grid shows: loading, failed, nothing, or its tiles. */
export function PickerState({ query, isEmpty, empty, children }: PickerStateProps) {
  const { t } = useTranslation('common');
  if (query.isPending) {
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    return Array.from({ length: 8 }, (_, index) => <li key={index} className={styles.bone} />);
  }
  if (query.isError && query.data === undefined) {
    return (
      <li className={styles.quiet}>
        <p>{t('loadFailed')}</p>
        <Button size="small" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </li>
    );
  }
  return isEmpty ? <li className={styles.quiet}>{empty}</li> : children;
}
