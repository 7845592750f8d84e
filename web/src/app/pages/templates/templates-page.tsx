import { Button } from 'antd';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ExportDialog } from '../../../features/own-templates/sharing/export-dialog.tsx';
import { ImportButton } from '../../../features/own-templates/sharing/import-button.tsx';
import { UnmadeTemplates } from '../../../features/own-templates/unmade-templates.tsx';
import { useDeleteOwnTemplate } from '../../../features/own-templates/use-own-template.ts';
import { TemplateActions } from '../../../features/templates/template-actions.tsx';
import { EAGER_CARDS, TemplateCard } from '../../../features/templates/template-card.tsx';
import { TemplateDetail } from '../../../features/templates/template-detail.tsx';
import { useTemplates } from '../../../features/templates/use-templates.ts';
import { pickName } from '../../../lib/text/locale.ts';
import { useLastDefined } from '../../../lib/use-last-defined.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { ListRows } from '../../../shared/list/list-rows.tsx';
import { ListScreen } from '../../../shared/list/list-screen.tsx';
import { ListSearch } from '../../../shared/list/list-search.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PictureGrid } from '../../../ui/grid/picture-grid.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';

/** The template catalogue: choose a product and start designing. */
export function TemplatesPage() {
  const { t, i18n } = useTranslation(['templates', 'own-templates', 'common']);
  const navigate = useNavigate();
  const remove = useDeleteOwnTemplate();
  const [exported, setExported] = useState<string | null>(null);
  const [address, setAddress] = useSearchParams();
  const openDetail = (id: string | null) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('item');
      else next.set('item', id);
      return next;
    });
  const openOwn = (as: 'id' | 'copy', id: string) =>
    void navigate(`/auth/goods/own?${as}=${encodeURIComponent(id)}`);
  const list = useListState('pid');
  const { state, change } = list;
  const query = useTemplates(state);
  const categories = useLastDefined(query.data?.diyTypeList) ?? [];
  const total = categories.reduce((sum, category) => sum + category.count, 0);
  const chips = [
    { id: 'all', label: t('common:all'), count: categories.length > 0 ? total : undefined },
    ...categories.map(({ id, name, count }) => ({ id, label: pickName(name, i18n.language), count })),
  ];
  const rows = query.data?.list ?? [];
  return (
    <ListScreen
      title={t('common:title.templates')}
      query={query}
      note={t('note')}
      actions={
        <>
          <ImportButton />
          <Button icon={<Icon of={Camera} />} onClick={() => void navigate('/auth/goods/own')}>
            {t('own-templates:add')}
          </Button>
        </>
      }
    >
      <ListSearch list={list} label={t('search')}>
        <FilterChips
          chips={chips}
          value={state.filter}
          onChange={(filter) => change({ filter })}
          label={t('categories')}
        />
      </ListSearch>
      <UnmadeTemplates />
      <ListRows
        list={list}
        query={query}
        kind="pictures"
        empty={
          <EmptyState
            picture="/pictures/empty-designs.webp"
            action={<Button onClick={() => change({ content: '', filter: 'all' })}>{t('showAll')}</Button>}
          >
            {state.content ? t('nothingFound', { content: state.content }) : t('empty')}
          </EmptyState>
        }
      >
        <PictureGrid label={t('common:title.templates')}>
          {rows.map((template, index) => (
            <TemplateCard
              key={template.id}
              template={template}
              isUrgent={index < EAGER_CARDS}
              actions={
                <TemplateActions
                  name={pickName(template.title, i18n.language)}
                  isOwn={template.is_own}
                  onDetail={() => openDetail(template.id)}
                  onCopy={() => openOwn('copy', template.id)}
                  onEdit={() => openOwn('id', template.id)}
                  onExport={() => setExported(template.id)}
                  onDelete={() => remove.mutate(template.id)}
                />
              }
            />
          ))}
        </PictureGrid>
      </ListRows>
      {exported === null ? null : <ExportDialog first={exported} onClose={() => setExported(null)} />}
      <TemplateDetail id={address.get('item')} onClose={() => openDetail(null)} />
    </ListScreen>
  );
}
