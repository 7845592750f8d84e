import type { DesignRow } from '@diy/contract/designs/designs';
import { Button, Tag } from 'antd';
import { Plus, Table2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { DesignCard } from '../../../features/designs/design-card.tsx';
import { ShareDialog } from '../../../features/designs/share-dialog.tsx';
import { useDesignActions } from '../../../features/designs/use-design-actions.ts';
import { useDesigns } from '../../../features/designs/use-designs.ts';
import { DownloadDialog } from '../../../features/downloads/download-dialog.tsx';
import { DxmDialog } from '../../../features/sheets/dxm-dialog.tsx';
import { SheetsDrawer } from '../../../features/sheets/sheets-drawer.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { useLast } from '../../../lib/use-previous.ts';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PictureGrid, PictureGridSkeleton } from '../../../ui/grid/picture-grid.tsx';
import { useSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FilterRow } from '../../../ui/list/filter-row.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { DesignSelectionBar } from './design-selection-bar.tsx';
import styles from './saved-designs-page.module.css';

/** The page with layouts, presets and exports of 店小秘 sheets open. */
const SHEETS_PATH = '/auth/user/goods/commpents/dxmExcle';

/** Saved designs with their mockups: find, open, copy, delete, download, export. */
export function SavedDesignsPage() {
  const { t } = useTranslation(['designs', 'common', 'dxm-sheets']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { state, change, query: address } = useListState('pid');
  const batchId = address.get('piliang_id');
  const query = useDesigns(state, batchId);
  const batchName = useLast(query.data?.piliang?.name);
  const [, setQuery] = useSearchParams();
  const leaveBatch = () =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.delete('piliang_id');
      next.delete('p');
      return next;
    });
  const rows = query.data?.list ?? [];
  const pageIds = useMemo(() => (query.data?.list ?? []).map((row) => row.id), [query.data]);
  const selection = useSelection(pageIds);
  const { remove, copy, retry } = useDesignActions();
  const [downloading, setDownloading] = useState<string[]>([]);
  const [sharing, setSharing] = useState<DesignRow | null>(null);
  const [exporting, setExporting] = useState<string[]>([]);
  const deleteThese = useCallback(
    (ids: string[]) => {
      remove.mutate(ids);
      selection.clear();
    },
    [remove, selection],
  );
  return (
    <ListPage>
      <PageHeader
        title={t('common:title.designs')}
        count={query.data?.rowCount}
        actions={
          <>
            <Link to={`${SHEETS_PATH}${search}`}>
              <Button icon={<Icon of={Table2} size={18} />}>{t('dxm-sheets:openDrawer')}</Button>
            </Link>
            <Link to="/auth/goods">
              <Button type="primary" icon={<Icon of={Plus} size={18} />}>
                {t('new')}
              </Button>
            </Link>
          </>
        }
      />
      <FilterRow>
        <SearchField
          value={state.content}
          onSearch={(content) => change({ content })}
          label={t('search')}
          clearLabel={t('common:clearSearch')}
        />
        {batchId ? (
          <Tag closable onClose={leaveBatch} className={styles.batch ?? ''}>
            {t('ofBatch', { name: batchName ?? '…' })}
          </Tag>
        ) : null}
      </FilterRow>
      <ListBody
        query={query}
        isEmpty={rows.length === 0}
        skeleton={<PictureGridSkeleton count={8} />}
        empty={<NoDesigns search={state.content} onClear={() => change({ content: '' })} />}
      >
        <div data-selecting={selection.ids.length > 0}>
          <PictureGrid label={t('common:title.designs')}>
            {rows.map((design) => (
              <DesignCard
                key={design.id}
                design={design}
                isSelected={selection.has(design.id)}
                onSelect={(isRange) => selection.pick(design.id, isRange)}
                onOpen={() => void navigate(`/auth/diy?id=${encodeURIComponent(design.id)}`)}
                onCopy={() => copy.mutate([design.id])}
                onShare={() => setSharing(design)}
                onDelete={() => deleteThese([design.id])}
                onRetry={() => retry.mutate([design.id])}
              />
            ))}
          </PictureGrid>
        </div>
        <Pager
          page={state.p}
          limit={state.limit}
          rowCount={query.data?.rowCount ?? 0}
          onChange={(p, limit) => change(limit === state.limit ? { p } : { limit })}
        />
      </ListBody>
      <DesignSelectionBar
        selection={selection}
        state={state}
        batchId={batchId}
        rowCount={query.data?.rowCount ?? 0}
        onDownload={() => setDownloading(selection.ids)}
        onDxm={() => setExporting(selection.ids)}
        onCopy={() => copy.mutate(selection.ids)}
        onDelete={() => deleteThese(selection.ids)}
      />
      {sharing ? <ShareDialog design={sharing} onClose={() => setSharing(null)} /> : null}
      {pathname.endsWith(SHEETS_PATH) ? (
        <SheetsDrawer onClose={() => void navigate(`/auth/user/goods${search}`)} />
      ) : null}
      {exporting.length > 0 ? (
        <DxmDialog
          ids={exporting}
          onClose={() => setExporting([])}
          onStarted={() => {
            setExporting([]);
            selection.clear();
          }}
        />
      ) : null}
      {downloading.length > 0 ? (
        <DownloadDialog
          order={{ ids: downloading }}
          count={downloading.length}
          designs={rows.filter((row) => downloading.includes(row.id))}
          onClose={() => setDownloading([])}
          onStarted={() => {
            setDownloading([]);
            selection.clear();
          }}
        />
      ) : null}
    </ListPage>
  );
}

function NoDesigns({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation(['designs', 'common']);
  if (search) {
    return (
      <EmptyState action={<Button onClick={onClear}>{t('common:clearSearch')}</Button>}>
        {t('nothingFound', { content: search })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture="/pictures/empty-designs.webp"
      action={
        <Link to="/auth/goods">
          <Button type="primary">{t('toTemplates')}</Button>
        </Link>
      }
    >
      {t('empty')}
    </EmptyState>
  );
}
