import type { ImageCategory } from '@diy/contract/images/images';
import { Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { draggedImages, LIBRARY_DRAG_TYPE } from '../library/image-drag.ts';
import { CategoryHead } from '../workshop/recipes/category-recipe.tsx';

interface LibraryChipsProps {
  categories: ImageCategory[];
  /** Nothing while unknown. */
  counts: { all: number; uncategorised: number } | undefined;
  categoryId: string;
  onChange: (categoryId: string) => void;
  /** Images were dropped on a category. */
  onDrop: (imageIds: readonly string[], categoryId: string) => void;
  onManage: () => void;
  /** Opens the workshop for these pictures of the category. */
  onWork: (ids: readonly string[]) => void;
}

/** The library's categories: shows one, takes images that are dropped on it. */
export function LibraryChips({
  categories,
  counts,
  categoryId,
  onChange,
  onDrop,
  onManage,
  onWork,
}: LibraryChipsProps) {
  const { t } = useTranslation(['images', 'common']);
  const chips = [
    { id: 'all', label: t('common:all'), count: counts?.all },
    { id: '', label: t('uncategorised'), count: counts?.uncategorised },
    ...categories.map(({ id, name, count }) => ({ id, label: name, count })),
  ];
  return (
    <>
      <FilterChips
        chips={chips}
        value={categoryId}
        onChange={onChange}
        label={t('categories')}
        drop={{
          canTake: (dragTypes, id) => id !== 'all' && dragTypes.includes(LIBRARY_DRAG_TYPE),
          onDrop: (id) => onDrop(draggedImages(), id),
        }}
        end={<RoundButton icon={Settings2} label={t('manageCategories')} onClick={onManage} />}
      />
      {categoryId !== '' && categoryId !== 'all' ? (
        <CategoryHead key={categoryId} categoryId={categoryId} onWork={onWork} />
      ) : null}
    </>
  );
}
