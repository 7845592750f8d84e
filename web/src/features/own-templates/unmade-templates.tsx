import { listUnmadeTemplates } from '@diy/contract/own-templates/own-templates';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import styles from './own-template.module.css';
import { versionInUse } from './saving/making-notice.tsx';

/** Names the templates whose last saved product could not be made, with what is used of them in the meantime. */
export function UnmadeTemplates() {
  const { t, i18n } = useTranslation(['own-templates']);
  const query = useQuery({
    queryKey: [...queryKeys.templates, 'unmade'],
    queryFn: ({ signal }) => call(listUnmadeTemplates, {}, { quiet: true, signal }),
  });
  const rows = query.data?.list ?? [];
  if (rows.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('notMade.listed', { count: rows.length })}
      description={
        <ul className={styles.unmade}>
          {rows.map(({ id, name, sku, making }) => (
            <li key={id}>
              <Link to={`/auth/goods/own?id=${encodeURIComponent(id)}`}>
                <bdi>{name}</bdi> <bdi>{sku}</bdi>
              </Link>
              <span>{making.reason}</span>
              <span>{versionInUse(making, t, i18n.language)}</span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
