import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DownloadCards } from '../../../features/downloads/download-cards.tsx';
import { DownloadTable } from '../../../features/downloads/download-table.tsx';
import { useDeleteDownloads, useDownloads } from '../../../features/downloads/use-downloads.ts';
import { useNarrow } from '../../../lib/browser/use-narrow.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { SearchedRows } from '../../../shared/list/searched-rows.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';

/** Packed print files and mockups, with progress and link. */
export function DownloadsPage() {
  const { t } = useTranslation(['downloads', 'common']);
  const { state, change } = useListState();
  const query = useDownloads(state);
  const remove = useDeleteDownloads();
  const rows = query.data?.list ?? [];
  const Rows = useNarrow() ? DownloadCards : DownloadTable;
  return (
    <ListPage>
      <PageHeader title={t('common:title.downloads')} count={query.data?.rowCount} note={t('note')} />
      <SearchedRows
        query={query}
        state={state}
        change={change}
        searchLabel={t('search')}
        nothingFound={t('nothingFound', { content: state.content })}
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
      </SearchedRows>
    </ListPage>
  );
}
