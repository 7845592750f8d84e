import { exportProducts, MAX_PRODUCTS_IN_FILE } from '@diy/contract/own-templates/product-files';
import { MAX_LIMIT } from '@diy/contract/paging';
import { listTemplates } from '@diy/contract/templates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { call } from '../../../shared/api/call.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { awaitFile } from '../../../shared/operations/auto-download.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './export-dialog.module.css';

const COVER_PX = 56;

/** Chooses templates of one's own and has them packed into one file; `first` is chosen already. */
export function ExportDialog({ first, onClose }: { first: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['own-templates', 'common']);
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>([first]);
  const query = useQuery({
    queryKey: [...queryKeys.templates, 'own-list'],
    // An account with more exports those after them from their own cards.
    queryFn: ({ signal }) =>
      call(listTemplates, { p: 1, limit: MAX_LIMIT, pid: 'own' }, { quiet: true, signal }),
  });
  const start = useMutation({
    mutationFn: () => call(exportProducts, { ids: [...chosen] }),
    onSuccess: ({ operation_id }) => {
      awaitFile(operation_id);
      notify.hint(t('share.exporting'));
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
      onClose();
    },
  });
  const rows = query.data?.list ?? [];
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  const isAll = rows.length > 0 && chosen.length === rows.length;
  const isTooMany = chosen.length > MAX_PRODUCTS_IN_FILE;
  return (
    <Modal
      open
      centered
      title={t('share.export')}
      okText={t('share.exportCount', { count: chosen.length })}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: chosen.length === 0 || isTooMany, loading: start.isPending }}
      onOk={() => start.mutate()}
      onCancel={onClose}
      width="min(560px, 94vw)"
    >
      <p className={styles.note}>{t('share.exportNote')}</p>
      {query.isError ? (
        <ErrorState
          text={explainFailure(query.error)}
          retryLabel={t('common:retry')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : query.isPending ? (
        <PageLoading />
      ) : (
        <>
          {rows.length > 1 ? (
            <Checkbox
              className={styles.all ?? ''}
              checked={isAll}
              indeterminate={chosen.length > 0 && !isAll}
              onChange={() => setChosen(isAll ? [] : rows.map(({ id }) => id))}
            >
              {t('share.all')}
            </Checkbox>
          ) : null}
          <ul className={styles.list}>
            {rows.map(({ id, title, sku, cover }) => (
              <li key={id}>
                <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)}>
                  <span className={styles.row}>
                    <span className={styles.cover}>
                      <Picture src={cover} alt="" edgePx={COVER_PX} />
                    </span>
                    <span className={styles.words}>
                      <span dir="auto">{pickName(title, i18n.language)}</span>
                      <bdi className={styles.sku}>{sku}</bdi>
                    </span>
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
          {isTooMany ? <p role="alert">{t('share.tooMany', { most: MAX_PRODUCTS_IN_FILE })}</p> : null}
        </>
      )}
    </Modal>
  );
}
