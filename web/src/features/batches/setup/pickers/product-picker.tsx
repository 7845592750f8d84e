import { listTemplates, type TemplateItem } from '@diy/contract/templates';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../lib/notifications.ts';
import { pickName } from '../../../../lib/text/locale.ts';
import { useLastDefined } from '../../../../lib/use-last-defined.ts';
import { call } from '../../../../shared/api/call.ts';
import { queryKeys } from '../../../../shared/query-keys.ts';
import { FilterChips } from '../../../../ui/list/filter-chips.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import type { ProductChoice } from '../../batch-draft.ts';
import { templateItemQuery } from '../../use-template-items.ts';
import { PickTile } from './pick-tile.tsx';
import styles from './picker.module.css';
import { PickerState } from './picker-state.tsx';

interface ProductPickerProps {
  products: readonly ProductChoice[];
  onChange: (change: (products: readonly ProductChoice[]) => readonly ProductChoice[]) => void;
}

/** Templates to put the pictures on: search, categories, one click each. */
export function ProductPicker({ products, onChange }: ProductPickerProps) {
  const { t, i18n } = useTranslation(['batches', 'common']);
  const [content, setContent] = useState('');
  const [pid, setPid] = useState('all');
  const query = useQuery({
    queryKey: [...queryKeys.templates, 'pick', content, pid],
    queryFn: ({ signal }) => call(listTemplates, { limit: 200, content, pid }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  const categories = useLastDefined(query.data?.diyTypeList) ?? [];
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const isChosen = (id: string) => products.some((product) => product.templateId === id);
  const queries = useQueryClient();
  const add = useMutation({
    // Only the whole template has the choices.
    mutationFn: (id: string) => queries.fetchQuery(templateItemQuery(id)),
    onSuccess: (item) =>
      onChange((now) =>
        now.some((product) => product.templateId === item.id) ? now : [...now, firstChoice(item)],
      ),
    onError: () => notify.error(t('common:loadFailed')),
  });
  const toggle = (id: string) => {
    if (isChosen(id)) onChange((now) => now.filter((product) => product.templateId !== id));
    else add.mutate(id);
  };
  return (
    <section className={styles.panel} aria-label={t('templates')}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {t('templates')}
          <span className={styles.count}>{t('chosenTemplates', { count: products.length })}</span>
        </h3>
      </div>
      <SearchField
        value={content}
        onSearch={setContent}
        label={t('searchTemplates')}
        clearLabel={t('common:clearSearch')}
      />
      <FilterChips
        chips={[
          { id: 'all', label: t('common:all'), count: total || undefined },
          ...categories.map(({ id, name, count }) => ({ id, label: pickName(name, i18n.language), count })),
        ]}
        value={pid}
        onChange={setPid}
        label={t('templateCategories')}
      />
      <ul className={styles.grid} aria-label={t('templates')}>
        <PickerState query={query} isEmpty={query.data?.list.length === 0} empty={t('noTemplates')}>
          {query.data?.list.map((row) => (
            <PickTile
              key={row.id}
              src={row.cover}
              name={pickName(row.title, i18n.language)}
              note={row.sku}
              isChosen={isChosen(row.id)}
              onToggle={() => toggle(row.id)}
            />
          ))}
        </PickerState>
      </ul>
    </section>
  );
}

/** Defaults: first colour, middle size, first surface, which suit most people and are quickly changed. */
function firstChoice({ id, definition: { colours, sizes, surfaces } }: TemplateItem): ProductChoice {
  return {
    templateId: id,
    colourIds: colours.slice(0, 1).map((colour) => colour.id),
    sizeId: sizes[Math.floor((sizes.length - 1) / 2)]?.id ?? '',
    surfaces: surfaces.slice(0, 1).map((surface) => surface.id),
  };
}
