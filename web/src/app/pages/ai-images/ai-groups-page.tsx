import { Button } from 'antd';
import { FolderInput, Plus, Settings2, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { CategoriesDialog } from '../../../features/ai-images/categories/categories-dialog.tsx';
import { GroupCard } from '../../../features/ai-images/groups/group-card.tsx';
import { MoveDialog } from '../../../features/ai-images/groups/move-dialog.tsx';
import { NewGroupDialog } from '../../../features/ai-images/groups/new-group-dialog.tsx';
import {
  useAiCategories,
  useAiGroupActions,
  useAiGroups,
} from '../../../features/ai-images/groups/use-ai-groups.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PictureGrid, PictureGridSkeleton } from '../../../ui/grid/picture-grid.tsx';
import { SelectionAction, SelectionBar } from '../../../ui/grid/selection-bar.tsx';
import { useSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { FilterRow } from '../../../ui/list/filter-row.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { aiPartOf } from './ai-part.ts';

const LIST = '/auth/ai';

/** AI groups: find, put in order, begin a new one. */
export function AiGroupsPage() {
  const { t } = useTranslation(['ai-images', 'common']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const part = aiPartOf(pathname);
  const { state, change } = useListState('type_id');
  const query = useAiGroups(state);
  const types = useAiCategories();
  const { create, remove, move } = useAiGroupActions();
  const rows = query.data?.list ?? [];
  const pageIds = useMemo(() => (query.data?.list ?? []).map(({ id }) => id), [query.data]);
  const selection = useSelection(pageIds);
  const openPart = (name: string | null) =>
    void navigate(
      { pathname: name ? `${LIST}/commpents/${name}` : LIST, search },
      { preventScrollReset: true },
    );
  const openGroup = (id: string) => void navigate(`${LIST}/item?id=${encodeURIComponent(id)}`);
  const typeList = types.data?.list ?? query.data?.type_list ?? [];
  const addButton = (
    <Button type="primary" icon={<Icon of={Plus} size={18} />} onClick={() => openPart('addAiGroupModal')}>
      {t('newGroup')}
    </Button>
  );
  const isFiltered = state.content !== '' || state.filter !== 'all';
  return (
    <ListPage>
      <PageHeader
        title={t('title')}
        count={query.data?.rowCount}
        note={rows.length > 0 ? undefined : t('note')}
        actions={addButton}
      />
      <FilterRow>
        <SearchField
          value={state.content}
          onSearch={(content) => change({ content })}
          label={t('search')}
          clearLabel={t('common:clearSearch')}
        />
        <FilterChips
          chips={[
            { id: 'all', label: t('common:all'), count: types.data?.total },
            { id: '', label: t('uncategorised'), count: types.data?.uncategorised },
            ...typeList.map(({ id, name, count }) => ({ id, label: name, count })),
          ]}
          value={state.filter}
          onChange={(filter) => change({ filter })}
          label={t('types')}
          end={
            <RoundButton
              icon={Settings2}
              label={t('manageTypes')}
              onClick={() => openPart('addImageTypeModal')}
            />
          }
        />
      </FilterRow>
      <ListBody
        query={query}
        isEmpty={rows.length === 0}
        skeleton={<PictureGridSkeleton count={8} />}
        empty={
          isFiltered ? (
            <EmptyState
              action={<Button onClick={() => change({ content: '', filter: 'all' })}>{t('showAll')}</Button>}
            >
              {state.content ? t('nothingFound', { content: state.content }) : t('emptyType')}
            </EmptyState>
          ) : (
            <EmptyState picture="/pictures/empty-library.webp" action={addButton}>
              {t('empty')}
            </EmptyState>
          )
        }
      >
        <div data-selecting={selection.ids.length > 0}>
          <PictureGrid label={t('title')}>
            {rows.map((group) => (
              <GroupCard
                key={group.id}
                group={group}
                isSelected={selection.has(group.id)}
                onSelect={(isRange) => selection.pick(group.id, isRange)}
                onOpen={() => openGroup(group.id)}
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
      {selection.ids.length > 0 ? (
        <SelectionBar
          label={t('common:selection.count', { count: selection.ids.length })}
          clearLabel={t('common:selection.clear')}
          onClear={selection.clear}
          more={
            selection.isWholePage ? null : (
              <button type="button" onClick={selection.togglePage}>
                {t('common:selection.page')}
              </button>
            )
          }
        >
          <SelectionAction icon={<Icon of={FolderInput} />} onClick={() => openPart('moveType')}>
            {t('move')}
          </SelectionAction>
          <SelectionAction
            icon={<Icon of={Trash2} />}
            onClick={() => remove.mutate(selection.ids, { onSuccess: selection.clear })}
          >
            {t('common:delete')}
          </SelectionAction>
        </SelectionBar>
      ) : null}
      {part === 'add' ? (
        <NewGroupDialog
          types={typeList}
          typeId={state.filter}
          isBusy={create.isPending}
          onClose={() => openPart(null)}
          onCreate={(group) => create.mutate(group, { onSuccess: ({ id }) => openGroup(id) })}
        />
      ) : null}
      {part === 'addCategory' ? (
        <CategoriesDialog
          types={typeList}
          startsAdding
          onClose={() => openPart(null)}
          onDeleted={(id) => state.filter === id && change({ filter: 'all' })}
        />
      ) : null}
      {part === 'move' ? (
        <MoveDialog
          types={typeList}
          count={selection.ids.length}
          isBusy={move.isPending}
          onClose={() => openPart(null)}
          onMove={(typeId, name) =>
            move.mutate(
              { ids: selection.ids, typeId, name },
              {
                onSuccess: () => {
                  selection.clear();
                  openPart(null);
                },
              },
            )
          }
        />
      ) : null}
    </ListPage>
  );
}
