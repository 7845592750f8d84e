import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DownloadCards } from '../../features/downloads/download-cards.tsx';
import { DownloadTable } from '../../features/downloads/download-table.tsx';
import { useDeleteDownloads, useDownloads } from '../../features/downloads/use-downloads.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterRow } from '../../ui/filter-row.tsx';
import { ListBody } from '../../ui/list-body.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';

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
      <FilterRow>
        <SearchField
          value={state.content}
          onSearch={(content) => change({ content })}
          label={t('search')}
          clearLabel={t('common:clearSearch')}
        />
      </FilterRow>
      <ListBody
        query={query}
        isEmpty={rows.length === 0}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
        empty={
          state.content ? (
            <EmptyState
              action={<Button onClick={() => change({ content: '' })}>{t('common:clearSearch')}</Button>}
            >
              {t('nothingFound', { content: state.content })}
            </EmptyState>
          ) : (
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
          )
        }
      >
        <Rows rows={rows} onDelete={(row) => remove.mutate([row.id])} />
        <Pager
          page={state.p}
          limit={state.limit}
          rowCount={query.data?.rowCount ?? 0}
          onChange={(p, limit) => change(limit === state.limit ? { p } : { limit })}
        />
      </ListBody>
    </ListPage>
  );
}
