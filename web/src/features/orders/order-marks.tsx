import type { OrderRow } from '@diy/contract/orders/orders';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import { CoverButton } from './cover-button.tsx';
import styles from './orders.module.css';
import { LineStateTag } from './state-tags.tsx';

/** State of a line, and everything that makes it differ from a plain one: on hold, personalised, outdated, problem. */
export function OrderMarks({ row }: { row: OrderRow }) {
  const { t } = useTranslation('orders');
  return (
    <span className={styles.tags}>
      <LineStateTag state={row.state} />
      {row.held ? <StatusTag tone="warning">{t('held')}</StatusTag> : null}
      {row.personalised ? <StatusTag tone="neutral">{t('personalised')}</StatusTag> : null}
      {isOutdated(row) ? (
        <Tooltip title={t('outdatedHint', { old: row.design.version, now: row.design.newest_version })}>
          <span>
            <StatusTag tone="warning">{t('version', { version: row.design.version })}</StatusTag>
          </span>
        </Tooltip>
      ) : null}
      {row.files_outdated ? (
        <Tooltip title={t('filesOutdatedHint')}>
          <span>
            <StatusTag tone="warning">{t('filesOutdated')}</StatusTag>
          </span>
        </Tooltip>
      ) : null}
      {row.other_address ? (
        <Tooltip title={t('otherAddressHint')}>
          <span>
            <StatusTag tone="warning">{t('otherAddress')}</StatusTag>
          </span>
        </Tooltip>
      ) : null}
      {row.problem ? <span className={styles.problem}>{row.problem}</span> : null}
      <CoverButton row={row} />
      {row.warning ? <span className={styles.warning}>{row.warning}</span> : null}
    </span>
  );
}

/** The design was changed since the line was locked, and the line can still follow. */
function isOutdated({ state, design }: OrderRow): boolean {
  return (state === 'new' || state === 'ready') && (design.newest_version ?? 0) > design.version;
}
