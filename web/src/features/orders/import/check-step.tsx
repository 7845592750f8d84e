import type { OrderMapping } from '@diy/contract/orders/order-fields';
import { type OrderUpload, rowStatus } from '@diy/contract/orders/order-uploads';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { ArchiveNotice } from './archive-notice.tsx';
import { FileNotices } from './file-notices.tsx';
import { ImportBar } from './import-bar.tsx';
import { withReadAs } from './mapping/field-groups.ts';
import { UnreadColumns } from './mapping/unread-columns.tsx';
import styles from './order-import.module.css';
import { ProblemList } from './questions/problem-list.tsx';
import { UnknownSkus } from './questions/unknown-skus.tsx';
import { UsedMeanings } from './questions/used-meanings.tsx';
import { RowTable } from './rows/row-table.tsx';
import { ShopField } from './shop-field.tsx';
import { type CheckView, type OrderCheck, useOrderCheck } from './use-order-check.ts';
import { type OrderImport, withoutBlanks } from './use-order-import.ts';

interface CheckStepProps {
  flow: OrderImport;
  upload: OrderUpload;
  mapping: OrderMapping;
}

const ALL_ROWS: CheckView = { status: 'all', code: '', p: 1, limit: 50 };

/** Every row of the file under its status, with its problems and their fixes; nothing is imported yet. */
export function CheckStep({ flow, upload, mapping }: CheckStepProps) {
  const { t } = useTranslation(['order-import', 'common']);
  const [view, setView] = useState(ALL_ROWS);
  const work = useOrderCheck(upload.upload_id, withoutBlanks(mapping), flow.shop, view);
  const { check } = work;
  if (!check.data) return <Waiting upload={upload} check={check} />;
  const { counts, changes, hidden, problems, unknown_skus, explained, products, list, rowCount } = check.data;
  const unread = check.data.unread_columns;
  const statuses = rowStatus.options.filter((status) => status !== 'blank' || counts.blank > 0);
  const chips = [
    { id: 'all', label: t('rowStatus.all'), count: counts.rows },
    ...statuses.map((status) => ({ id: status, label: t(`rowStatus.${status}`), count: counts[status] })),
  ];
  return (
    <>
      <div className={styles.facts}>
        <strong>{upload.file_name}</strong>
        <span>
          {t('check.sum', { rows: counts.rows.toLocaleString() })}
          {statuses
            .map((status) => `${t(`rowStatus.${status}`)} ${counts[status].toLocaleString()}`)
            .join(' + ')}
        </span>
      </div>
      <FileNotices
        flow={flow}
        upload={upload}
        hidden={hidden}
        isBusy={work.choose.isPending}
        onHidden={(hidden_rows) => work.choose.mutate({ hidden_rows })}
      />
      {mapping.columns.shop?.length ? null : <ShopField flow={flow} />}
      <ArchiveNotice flow={flow} upload={upload} problems={problems} />
      <FilterChips
        chips={chips}
        value={view.status}
        label={t('check.statuses')}
        onChange={(status) => setView({ ...ALL_ROWS, status: status as CheckView['status'] })}
      />
      {view.status === 'unknown' ? (
        <UnknownSkus skus={unknown_skus.filter(({ problem }) => problem === null)} bind={work.bind} />
      ) : (
        <ProblemList
          problems={problems}
          code={view.code}
          isBusy={work.correctAll.isPending || work.correctPersonalisation.isPending || work.choose.isPending}
          onChooseAll={(all_lines) => {
            // The rows stay in view under their new result, where each can be chosen otherwise.
            setView({ ...ALL_ROWS, status: all_lines === 'further' ? 'ready' : 'duplicate' });
            work.choose.mutate({ all_lines });
          }}
          onWithoutAddress={() => flow.setMapping({ ...mapping, without_address: true })}
          onNumbersRight={() => flow.setMapping({ ...mapping, numbers_right: true })}
          onLettersRight={
            upload.letters_to_confirm > 0 && !mapping.letters_right
              ? () => flow.setMapping({ ...mapping, letters_right: true })
              : null
          }
          onReadAs={(choice) => flow.setMapping({ ...mapping, ...choice })}
          onPersonalisation={(one) => work.correctPersonalisation.mutate(one)}
          words={check.data}
          explain={work.explain}
          asked={{
            columns: upload.columns,
            companies: upload.may_be_company,
            places: upload.may_be_place,
            mapping,
            onMapping: flow.setMapping,
          }}
          onCode={(code, severity) =>
            setView({ ...ALL_ROWS, status: code && severity === 'error' ? 'wrong' : 'all', code })
          }
          onCorrect={(one) => work.correctAll.mutate(one)}
        />
      )}
      {view.code.startsWith('VARIATION_') ? (
        <UnknownSkus
          key={view.code}
          skus={unknown_skus.filter(({ problem }) => problem === view.code)}
          bind={work.bind}
        />
      ) : null}
      <UsedMeanings
        meanings={explained}
        products={products}
        explain={work.explain}
        readAs={mapping}
        onReadAs={(choice) => flow.setMapping(withReadAs(mapping, choice))}
      />
      <UnreadColumns flow={flow} upload={upload} mapping={mapping} unread={unread} />
      <RowTable
        rows={list}
        isStale={check.isPlaceholderData || work.correct.isPending || work.choose.isPending}
        onCorrect={(correct) => work.correct.mutate([correct])}
        onWords={(words) => work.correctPersonalisation.mutate(words)}
        onChoose={(one) => work.choose.mutate({ lines: [one] })}
      />
      <Pager
        page={view.p}
        limit={view.limit}
        rowCount={rowCount}
        onChange={(p, limit) => setView({ ...view, p, limit })}
      />
      <ImportBar flow={flow} counts={counts} changes={changes} unread={unread}>
        <Button onClick={() => flow.setStep('mapping')}>{t('check.back')}</Button>
      </ImportBar>
    </>
  );
}

/** Until the rows are checked, or why they cannot be. */
function Waiting({ upload, check }: { upload: OrderUpload; check: OrderCheck['check'] }) {
  const { t } = useTranslation(['order-import', 'common']);
  return check.isError ? (
    <ErrorState
      text={explainFailure(check.error)}
      retryLabel={t('common:retry')}
      isRetrying={check.isFetching}
      onRetry={() => void check.refetch()}
    />
  ) : (
    <>
      <div className={styles.facts}>
        <strong>{upload.file_name}</strong>
      </div>
      {upload.reading ? <Alert type="info" showIcon title={t('check.reading')} /> : null}
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </>
  );
}
