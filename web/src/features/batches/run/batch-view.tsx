import type { BatchCell } from '@diy/contract/batches/batch-cells';
import type { BatchItem } from '@diy/contract/batches/batches';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { ListSearch } from '../../../shared/list/list-search.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PictureGridSkeleton, SelectGrid } from '../../../ui/grid/picture-grid.tsx';
import { useSelection } from '../../../ui/grid/use-selection.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { AppendDialog } from './append-dialog.tsx';
import { BatchButtons } from './batch-buttons.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { CellCard } from './cell-card.tsx';
import { CellDetails } from './cell-details.tsx';
import { CellFilters } from './cell-filters.tsx';
import { CellSelectionBar } from './cell-selection-bar.tsx';
import { useBatchActions, useDeleteBatches } from './use-batch-actions.ts';
import { CELLS_PER_PAGE, useBatchCells } from './use-batch-cells.ts';
import { useCellFilter } from './use-cell-filter.ts';

interface BatchViewProps {
  batch: BatchItem;
  onDownload: () => void;
  onUpload: () => void;
  /** Opens the form that changes the batch's rule. */
  onChange: () => void;
  /** Opens the batch's designs. */
  onDesigns: () => void;
  /** Returns to the list, once the batch is deleted. */
  onDeleted: () => void;
}

/** One batch: how far it is, and all its cells as a contact sheet that fills in. */
export function BatchView({ batch, onDownload, onUpload, onChange, onDesigns, onDeleted }: BatchViewProps) {
  const { t } = useTranslation(['batches', 'common']);
  const { filter, change } = useCellFilter();
  const query = useBatchCells(batch.id, batch, filter);
  const actions = useBatchActions(batch.id);
  const remove = useDeleteBatches(onDeleted);
  const [isAppending, setAppending] = useState(false);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const cells = query.data?.list ?? [];
  const pageKeys = useMemo(() => (query.data?.list ?? []).map(({ key }) => key), [query.data]);
  const selection = useSelection(pageKeys);
  const counts = query.data?.counts ?? batch.counts;
  const opened = cells.find(({ key }) => key === openKey);
  const decide = (keys: string[], decision: BatchCell['decision']) =>
    actions.decide.mutate({ keys, decision }, { onSuccess: selection.clear });
  return (
    <ListPage>
      <PageHeader
        title={batch.name}
        note={t('sizeOfBatch', { images: batch.images, columns: batch.columns, total: counts.total })}
        actions={
          <BatchButtons
            batch={batch}
            counts={counts}
            actions={actions}
            onAppend={() => setAppending(true)}
            onDownload={onDownload}
            onChange={onChange}
            onDesigns={onDesigns}
            onDelete={(withDesigns) => remove.mutate({ ids: [batch.id], withDesigns })}
          />
        }
      />
      <BatchProgress batch={batch} counts={counts} />
      <ListSearch list={{ state: filter, change }} label={t('searchCells')} />
      <CellFilters filter={filter} counts={counts} onChange={change} />
      <ListBody
        query={query}
        isEmpty={cells.length === 0}
        skeleton={<PictureGridSkeleton count={12} density="small" />}
        empty={<EmptyState>{t(batch.state === 'planning' ? 'planningCells' : 'noCells')}</EmptyState>}
      >
        <SelectGrid label={t('cells')} density="small" isSelecting={selection.ids.length > 0}>
          {cells.map((cell) => (
            <CellCard
              key={cell.key}
              cell={cell}
              isSelected={selection.has(cell.key)}
              onSelect={(isRange) => selection.pick(cell.key, isRange)}
              onOpen={() => setOpenKey(cell.key)}
              onRetry={() => actions.retry.mutate([cell.key])}
            />
          ))}
        </SelectGrid>
        <Pager
          page={filter.p}
          limit={CELLS_PER_PAGE}
          rowCount={query.data?.rowCount ?? 0}
          onChange={(p) => change({ p })}
        />
      </ListBody>
      <CellSelectionBar selection={selection} onDecide={(decision) => decide([...selection.ids], decision)} />
      {isAppending ? (
        <AppendDialog
          isBusy={actions.append.isPending}
          onUpload={onUpload}
          onAppend={(ids) => actions.append.mutate(ids, { onSuccess: () => setAppending(false) })}
          onClose={() => setAppending(false)}
        />
      ) : null}
      {opened ? (
        <CellDetails
          cell={opened}
          onRetry={() => actions.retry.mutate([opened.key])}
          onDecide={(decision) => decide([opened.key], decision)}
          onClose={() => setOpenKey(null)}
        />
      ) : null}
    </ListPage>
  );
}
