import { MAX_CATEGORY_NAME } from '@diy/contract/category-fields';
import type { ImageCategory } from '@diy/contract/images/images';
import { Button, Modal } from 'antd';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { NameDialog } from '../name-dialog.tsx';
import styles from './category-list-dialog.module.css';
import { CategoryRow, gripId } from './category-row.tsx';
import { useCategoryActions } from './use-category-actions.ts';

interface CategoryListDialogProps {
  categories: ImageCategory[];
  /** Opens with the dialog for a new name on top. */
  startsAdding: boolean;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

type Naming = { id: string | null; name: string };

/** All categories: add, rename, put in order by drag or keys, delete with undo (their images move to 未分类). */
export function CategoryListDialog({
  categories,
  startsAdding,
  onClose,
  onDeleted,
}: CategoryListDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const { add, rename, sort, remove } = useCategoryActions();
  const [naming, setNaming] = useState<Naming | null>(startsAdding ? { id: null, name: '' } : null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const done = { onSuccess: () => setNaming(null) };
  const sequence = categories.map(({ id }) => id);
  const place = (id: string, at: number) => {
    const next = sequence.filter((one) => one !== id);
    next.splice(Math.max(0, Math.min(at, next.length)), 0, id);
    if (next.join() !== sequence.join()) sort.mutate(next);
  };
  // A row moved by keys keeps its focus, which moving it in the page would lose.
  const steppedId = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: due whenever the order has changed
  useEffect(() => {
    if (steppedId.current) document.getElementById(gripId(steppedId.current))?.focus();
    steppedId.current = null;
  }, [sequence.join()]);
  return (
    <Modal open title={t('manageCategories')} onCancel={onClose} footer={null} width={460}>
      <div className={styles.dialog}>
        {categories.length === 0 ? <p className={styles.none}>{t('noCategories')}</p> : null}
        <ul>
          {categories.map((category, index) => (
            <CategoryRow
              key={category.id}
              category={category}
              isDragged={draggedId === category.id}
              onDrag={setDraggedId}
              onDropHere={() => draggedId && place(draggedId, index)}
              onStep={(step) => {
                steppedId.current = category.id;
                place(category.id, index + step);
              }}
              onRename={() => setNaming({ id: category.id, name: category.name })}
              onDelete={() =>
                remove.mutate(
                  { id: category.id, name: category.name, sequence },
                  { onSuccess: () => onDeleted(category.id) },
                )
              }
            />
          ))}
        </ul>
        <Button icon={<Icon of={Plus} size={18} />} onClick={() => setNaming({ id: null, name: '' })}>
          {t('addCategory')}
        </Button>
      </div>
      {naming ? (
        <NameDialog
          label={t('categoryName')}
          limit={MAX_CATEGORY_NAME}
          title={naming.id === null ? t('addCategory') : t('renameCategory', { name: naming.name })}
          initial={naming.name}
          isBusy={add.isPending || rename.isPending}
          onClose={() => setNaming(null)}
          onName={(name) =>
            naming.id === null ? add.mutate(name, done) : rename.mutate({ id: naming.id, name }, done)
          }
        />
      ) : null}
    </Modal>
  );
}
