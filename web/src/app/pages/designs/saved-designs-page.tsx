import type { DesignRow } from '@diy/contract/designs/designs';
import { Button, Tag } from 'antd';
import { Plus, Table2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { DesignCard } from '../../../features/designs/design-card.tsx';
import { ShareDialog } from '../../../features/designs/share-dialog.tsx';
import { useDesignActions } from '../../../features/designs/use-design-actions.ts';
import { useDesigns } from '../../../features/designs/use-designs.ts';
import { DownloadDialog } from '../../../features/downloads/download-dialog.tsx';
import { DxmDialog } from '../../../features/sheets/dxm-dialog.tsx';
import { SheetsDrawer } from '../../../features/sheets/sheets-drawer.tsx';
import { useLastDefined } from '../../../lib/use-last-defined.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { ListRows } from '../../../shared/list/list-rows.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { ListSearch } from '../../../shared/list/list-search.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SelectGrid } from '../../../ui/grid/picture-grid.tsx';
import { useRowSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';
import { DesignSelectionBar } from './design-selection-bar.tsx';
import styles from './saved-designs-page.module.css';

/** The page with layouts, presets and exports of 店小秘 sheets open. */
const SHEETS_PATH = '/auth/user/goods/commpents/dxmExcle';

/** Saved designs with their mockups: find, open, copy, delete, download, export. */
export function SavedDesignsPage() {
  const { t } = useTranslation(['designs', 'common', 'dxm-sheets']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const list = useListState('pid');
  const { state } = list;
  const batchId = list.query.get('piliang_id');
  const query = useDesigns(state, batchId);
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(query.data?.list);
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
    <ListScreen title={t('common:title.designs')} query={query} actions={<DesignButtons search={search} />}>
      <ListSearch list={list} label={t('search')}>
        {batchId ? <BatchTag name={query.data?.piliang?.name} /> : null}
      </ListSearch>
      <ListRows
        list={list}
        query={query}
        kind="pictures"
        nothingFound={t('nothingFound', { content: state.content })}
        empty={<NoDesigns />}
      >
        <SelectGrid label={t('common:title.designs')} isSelecting={selection.ids.length > 0}>
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
        </SelectGrid>
      </ListRows>
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
          request={{ ids: downloading }}
          count={downloading.length}
          designs={rows.filter((row) => downloading.includes(row.id))}
          onClose={() => setDownloading([])}
          onStarted={() => {
            setDownloading([]);
            selection.clear();
          }}
        />
      ) : null}
    </ListScreen>
  );
}

/** Only the designs of one batch are shown; the tag's cross shows all again. */
function BatchTag({ name }: { name: string | undefined }) {
  const { t } = useTranslation('designs');
  const lastName = useLastDefined(name);
  const [, setQuery] = useSearchParams();
  const leaveBatch = () =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      next.delete('piliang_id');
      next.delete('p');
      return next;
    });
  return (
    <Tag closable onClose={leaveBatch} className={styles.batch ?? ''}>
      {t('ofBatch', { name: lastName ?? '…' })}
    </Tag>
  );
}

/** The way to sheets and to a new design. */
function DesignButtons({ search }: { search: string }) {
  const { t } = useTranslation(['designs', 'dxm-sheets']);
  return (
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
  );
}

function NoDesigns() {
  const { t } = useTranslation('designs');
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
