import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { AddArchive } from './add-archive.tsx';
import styles from './archive-notice.module.css';
import type { OrderImport } from './use-order-import.ts';

interface ArchiveNoticeProps {
  flow: OrderImport;
  upload: OrderUpload;
  /** Problems of the rows. */
  problems: readonly { code: string }[];
}

const SHOWN = 5;
/** Problems of rows that wait for something that an archive would bring. */
const WAITING = ['CUSTOMISATION_MISSING', 'PICTURE_MISSING'];

/** What the archives around a table brought, what of it belongs to no row, and the way to add more. */
export function ArchiveNotice({ flow, upload, problems }: ArchiveNoticeProps) {
  const { t } = useTranslation('order-import');
  const { archive } = upload;
  const isWaiting = problems.some(({ code }) => WAITING.includes(code));
  if (!archive && !isWaiting) return null;
  const listed = (archive?.unmatched ?? [])
    .slice(0, SHOWN)
    .map(({ order_no, line_no }) => joinParts([order_no, line_no]));
  const more = (archive?.unmatched_count ?? 0) - listed.length;
  return (
    <>
      <div className={styles.notice}>
        {archive ? (
          <span>{t('archive.brought', { customisations: archive.matched, pictures: archive.pictures })}</span>
        ) : (
          <span>{t('archive.wanted')}</span>
        )}
        <AddArchive flow={flow} />
      </div>
      {listed.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={t('archive.unmatched', { count: archive?.unmatched_count })}
          description={
            <ul className={styles.unmatched}>
              {listed.map((one) => (
                <li key={one}>
                  <bdi>{one}</bdi>
                </li>
              ))}
              {more > 0 ? <li>{t('archive.more', { count: more })}</li> : null}
            </ul>
          }
        />
      ) : null}
    </>
  );
}
