import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DownloadCards } from '../../../features/downloads/download-cards.tsx';
import { DownloadTable } from '../../../features/downloads/download-table.tsx';
import { useDeleteDownloads, useDownloads } from '../../../features/downloads/use-downloads.ts';
import { useNarrow } from '../../../lib/browser/use-narrow.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { ListRows } from '../../../shared/list/list-rows.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { ListSearch } from '../../../shared/list/list-search.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** Packed print files and mockups, with progress and link. */
export function DownloadsPage() {
  const { t } = useTranslation(['downloads', 'common']);
  const list = useListState();
  const query = useDownloads(list.state);
  const remove = useDeleteDownloads();
  const rows = query.data?.list ?? [];
  const Rows = useNarrow() ? DownloadCards : DownloadTable;
  return (
    <ListScreen title={t('common:title.downloads')} query={query} note={t('note')}>
      <ListSearch list={list} label={t('search')} isWide />
      <ListRows
        list={list}
        query={query}
        kind="table"
        nothingFound={t('nothingFound', { content: list.state.content })}
        empty={
          <EmptyState
            picture="/pictures/empty-downloads.webp"
            action={
              <Link to="/auth/user/goods">
                <Button type="primary">{t('toDesigns')}</Button>
              </Link>
            }
          >
            {t('empty')}
          </EmptyState>
        }
      >
        <Rows rows={rows} onDelete={(row) => remove.mutate([row.id])} />
      </ListRows>
    </ListScreen>
  );
}
