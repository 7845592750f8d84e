import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  limit: number;
  rowCount: number;
  onChange: (page: number, limit: number) => void;
}

/** Page numbers and page size; nothing when one page holds all. */
export function Pager({ page, limit, rowCount, onChange }: PagerProps) {
  const { t } = useTranslation('common');
  if (rowCount <= 20 && rowCount <= limit) return null;
  return (
    <nav className={styles.pager} aria-label={t('paging.label')}>
      <Pagination
        current={page}
        pageSize={limit}
        total={rowCount}
        showSizeChanger
        pageSizeOptions={[20, 50, 100, 200]}
        showTotal={(total, [from, to]) => t('paging.range', { from, to, total })}
        onChange={onChange}
        responsive
      />
    </nav>
  );
}
