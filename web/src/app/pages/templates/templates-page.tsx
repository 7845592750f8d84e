import { Button } from 'antd';
import { Camera, Info, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useDeleteOwnTemplate } from '../../../features/own-templates/use-own-template.ts';
import { FIRST_ROW, TemplateCard } from '../../../features/templates/template-card.tsx';
import { TemplateDetail } from '../../../features/templates/template-detail.tsx';
import { useTemplates } from '../../../features/templates/use-templates.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { useLast } from '../../../lib/use-previous.ts';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PictureGrid, PictureGridSkeleton } from '../../../ui/grid/picture-grid.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { FilterRow } from '../../../ui/list/filter-row.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';

/** The template catalogue: choose a product and start designing. */
export function TemplatesPage() {
  const { t, i18n } = useTranslation(['templates', 'own-templates', 'common']);
  const navigate = useNavigate();
  const remove = useDeleteOwnTemplate();
  const [address, setAddress] = useSearchParams();
  const openDetail = (id: string | null) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('item');
      else next.set('item', id);
      return next;
    });
  const { state, change } = useListState('pid');
  const query = useTemplates(state);
  const categories = useLast(query.data?.diyTypeList) ?? [];
  const total = categories.reduce((sum, category) => sum + category.count, 0);
  const chips = [
    { id: 'all', label: t('common:all'), count: categories.length > 0 ? total : undefined },
    ...categories.map(({ id, name, count }) => ({ id, label: pickName(name, i18n.language), count })),
  ];
  const rows = query.data?.list ?? [];
  return (
    <ListPage>
      <PageHeader
        title={t('common:title.goods')}
        count={query.data?.rowCount}
        note={t('note')}
        actions={
          <Button icon={<Icon of={Camera} />} onClick={() => void navigate('/auth/goods/own')}>
            {t('own-templates:add')}
          </Button>
        }
      />
      <FilterRow>
        <SearchField
          value={state.content}
          onSearch={(content) => change({ content })}
          label={t('search')}
          clearLabel={t('common:clearSearch')}
        />
        <FilterChips
          chips={chips}
          value={state.filter}
          onChange={(filter) => change({ filter })}
          label={t('categories')}
        />
      </FilterRow>
      <ListBody
        query={query}
        isEmpty={rows.length === 0}
        skeleton={<PictureGridSkeleton count={8} />}
        empty={
          <EmptyState
            picture="/pictures/empty-designs.webp"
            action={<Button onClick={() => change({ content: '', filter: 'all' })}>{t('showAll')}</Button>}
          >
            {state.content ? t('nothingFound', { content: state.content }) : t('empty')}
          </EmptyState>
        }
      >
        <PictureGrid label={t('common:title.goods')}>
          {rows.map((template, index) => (
            <TemplateCard
              key={template.id}
              template={template}
              isUrgent={index < FIRST_ROW}
              actions={
                <>
                  <RoundButton icon={Info} label={t('detail')} onClick={() => openDetail(template.id)} />
                  {template.is_own ? (
                    <>
                      <RoundButton
                        icon={Pencil}
                        label={t('own-templates:edit')}
                        onClick={() => void navigate(`/auth/goods/own?id=${encodeURIComponent(template.id)}`)}
                      />
                      <RoundButton
                        icon={Trash2}
                        label={t('own-templates:delete')}
                        onClick={() => remove.mutate(template.id)}
                      />
                    </>
                  ) : null}
                </>
              }
            />
          ))}
        </PictureGrid>
        <Pager
          page={state.p}
          limit={state.limit}
          rowCount={query.data?.rowCount ?? 0}
          onChange={(p, limit) => change(limit === state.limit ? { p } : { limit })}
        />
      </ListBody>
      <TemplateDetail id={address.get('item')} onClose={() => openDetail(null)} />
    </ListPage>
  );
}
