import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { PsdReadingRow } from './psd-reading-row.tsx';
import styles from './psd-readings.module.css';
import { usePsdReadings } from './use-psd-readings.ts';

interface PsdReadingsProps {
  onOpen: (imageId: string) => void;
  /** Marks the print by hand on the picture in the PSD. */
  onAsPhoto: (imageId: string) => void;
  onRead: (imageId: string) => void;
}

/** The account's PSDs: those that wait, are being read, can be used, and cannot. */
export function PsdReadings(props: PsdReadingsProps) {
  const { t } = useTranslation('own-templates');
  const [page, setPage] = useState({ p: 1, limit: 20 });
  const query = usePsdReadings(page);
  const { list = [], rowCount = 0, open = 0 } = query.data ?? {};
  return (
    <section className={styles.section} aria-label={t('psd.readings.title')}>
      <h2 className={styles.title}>
        {t('psd.readings.title')}
        {open > 0 ? (
          <span className={styles.open} role="status">
            {t('psd.readings.open', { open, all: rowCount })}
          </span>
        ) : null}
      </h2>
      <ListBody
        query={query}
        isEmpty={list.length === 0}
        skeleton={<PageLoading />}
        empty={<p className={styles.empty}>{t('psd.readings.empty')}</p>}
      >
        <ul className={styles.list}>
          {list.map((reading) => (
            <PsdReadingRow key={reading.id} reading={reading} {...props} />
          ))}
        </ul>
        <Pager {...page} page={page.p} rowCount={rowCount} onChange={(p, limit) => setPage({ p, limit })} />
      </ListBody>
    </section>
  );
}
