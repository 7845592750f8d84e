import { Button } from 'antd';
import { Plus, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { aiPartOf } from '../../../features/ai-images/groups/ai-part.ts';
import { GroupCard } from '../../../features/ai-images/groups/group-card.tsx';
import { GroupDialogs } from '../../../features/ai-images/groups/group-dialogs.tsx';
import { GroupSelectionBar } from '../../../features/ai-images/groups/group-selection-bar.tsx';
import {
  useAiCategories,
  useAiGroupActions,
  useAiGroups,
} from '../../../features/ai-images/use-ai-groups.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { ListRows } from '../../../shared/list/list-rows.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { ListSearch } from '../../../shared/list/list-search.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SelectGrid } from '../../../ui/grid/picture-grid.tsx';
import { useRowSelection } from '../../../ui/grid/use-selection.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';

const LIST = '/auth/ai';

/** AI groups: find, put in order, begin a new one. */
export function AiGroupsPage() {
  const { t } = useTranslation(['ai-images', 'common']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const list = useListState('type_id');
  const { state, change } = list;
  const query = useAiGroups(state);
  const categories = useAiCategories();
  const actions = useAiGroupActions();
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(query.data?.list);
  const openPart = (name: string | null) =>
    void navigate(
      { pathname: name ? `${LIST}/commpents/${name}` : LIST, search },
      { preventScrollReset: true },
    );
  const openGroup = (id: string) => void navigate(`${LIST}/item?id=${encodeURIComponent(id)}`);
  const categoryList = categories.data?.list ?? query.data?.type_list ?? [];
  const addButton = (
    <Button type="primary" icon={<Icon of={Plus} size={18} />} onClick={() => openPart('addAiGroupModal')}>
      {t('newGroup')}
    </Button>
  );
  return (
    <ListScreen
      title={t('title')}
      query={query}
      note={rows.length > 0 ? undefined : t('note')}
      actions={addButton}
    >
      <ListSearch list={list} label={t('search')}>
        <FilterChips
          chips={[
            { id: 'all', label: t('common:all'), count: categories.data?.total },
            { id: '', label: t('uncategorised'), count: categories.data?.uncategorised },
            ...categoryList.map(({ id, name, count }) => ({ id, label: name, count })),
          ]}
          value={state.filter}
          onChange={(filter) => change({ filter })}
          label={t('categories')}
          end={
            <RoundButton
              icon={Settings2}
              label={t('manageCategories')}
              onClick={() => openPart('addImageTypeModal')}
            />
          }
        />
      </ListSearch>
      <ListRows
        list={list}
        query={query}
        kind="pictures"
        nothingFound={state.content ? t('nothingFound', { content: state.content }) : t('emptyCategory')}
        widest={{ content: '', filter: 'all' }}
        widenLabel={t('showAll')}
        empty={
          <EmptyState picture="/pictures/empty-library.webp" action={addButton}>
            {t('empty')}
          </EmptyState>
        }
      >
        <SelectGrid label={t('title')} isSelecting={selection.ids.length > 0}>
          {rows.map((group) => (
            <GroupCard
              key={group.id}
              group={group}
              isSelected={selection.has(group.id)}
              onSelect={(isRange) => selection.pick(group.id, isRange)}
              onOpen={() => openGroup(group.id)}
            />
          ))}
        </SelectGrid>
      </ListRows>
      <GroupSelectionBar
        selection={selection}
        onMove={() => openPart('moveType')}
        onDelete={() => actions.remove.mutate(selection.ids, { onSuccess: selection.clear })}
      />
      <GroupDialogs
        part={aiPartOf(pathname)}
        categories={categoryList}
        categoryId={state.filter}
        selection={selection}
        actions={actions}
        onClose={() => openPart(null)}
        onMade={openGroup}
        onCategoryGone={(id) => state.filter === id && change({ filter: 'all' })}
      />
    </ListScreen>
  );
}
