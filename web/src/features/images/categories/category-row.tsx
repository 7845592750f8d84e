import type { ImageCategory } from '@diy/contract/images/images';
import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { CategoryRecipe } from '../workshop/recipes/category-recipe.tsx';
import { useRecipes } from '../workshop/recipes/use-recipes.ts';
import styles from './category-list-dialog.module.css';

interface TypeRowProps {
  category: ImageCategory;
  isDragged: boolean;
  /** Begins with this row's id, ends with null. */
  onDrag: (id: string | null) => void;
  onDropHere: () => void;
  /** Called when a key moves the row: -1 up, 1 down. */
  onStep: (step: number) => void;
  onRename: () => void;
  onDelete: () => void;
}

/** Element id of a category's grip. */
export const gripId = (categoryId: string): string => `grip-${categoryId}`;

/** One category: its grip moves it, by pointer or by arrow keys. */
export function CategoryRow(props: TypeRowProps) {
  const { category, isDragged, onDrag, onDropHere, onStep, onRename, onDelete } = props;
  const { t } = useTranslation('images');
  const hasRecipes = useRecipes().recipes.length > 0;
  const [isOver, setOver] = useState(false);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      className={styles.row}
      data-over={isOver && !isDragged}
      data-dragged={isDragged}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(category.id);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDropHere();
      }}
    >
      <button
        type="button"
        id={gripId(category.id)}
        className={styles.grip}
        aria-label={t('moveCategory', { name: category.name })}
        title={t('moveTypeHint')}
        onKeyDown={key}
      >
        <Icon of={GripVertical} size={18} />
      </button>
      <span className={styles.name} dir="auto">
        {category.name}
      </span>
      {hasRecipes ? <CategoryRecipe categoryId={category.id} label={t('recipe.uploads')} /> : null}
      <span className={styles.count}>{t('imageCount', { count: category.count })}</span>
      <RoundButton icon={Pencil} label={t('renameCategory', { name: category.name })} onClick={onRename} />
      <RoundButton icon={Trash2} label={t('deleteCategory', { name: category.name })} onClick={onDelete} />
    </li>
  );
}
