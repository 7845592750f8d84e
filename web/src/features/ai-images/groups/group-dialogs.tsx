import type { AiCategory } from '@diy/contract/ai-images/ai-image-shapes';
import type { useSelection } from '../../../ui/grid/use-selection.ts';
import { CategoriesDialog } from '../categories/categories-dialog.tsx';
import type { useAiGroupActions } from '../use-ai-groups.ts';
import type { AiPart } from './ai-part.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NewGroupDialog } from './new-group-dialog.tsx';

interface GroupDialogsProps {
  part: AiPart;
  categories: AiCategory[];
  /** Category the list shows; a new group goes there. */
  categoryId: string;
  selection: ReturnType<typeof useSelection>;
  actions: ReturnType<typeof useAiGroupActions>;
  onClose: () => void;
  /** A group was made, a category deleted. */
  onMade: (groupId: string) => void;
  onCategoryGone: (categoryId: string) => void;
}

/** The dialog that the path names: a new group, categories, moving the selected groups. */
export function GroupDialogs(props: GroupDialogsProps) {
  const { part, categories, categoryId, selection, actions, onClose, onMade, onCategoryGone } = props;
  const { create, move } = actions;
  if (part === 'add') {
    return (
      <NewGroupDialog
        categories={categories}
        categoryId={categoryId}
        isBusy={create.isPending}
        onClose={onClose}
        onCreate={(group) => create.mutate(group, { onSuccess: ({ id }) => onMade(id) })}
      />
    );
  }
  if (part === 'addCategory') {
    return (
      <CategoriesDialog categories={categories} startsAdding onClose={onClose} onDeleted={onCategoryGone} />
    );
  }
  if (part !== 'move') return null;
  const moveThem = (categoryId: string, name: string) =>
    move.mutate(
      { ids: selection.ids, categoryId, name },
      {
        onSuccess: () => {
          selection.clear();
          onClose();
        },
      },
    );
  return (
    <MoveDialog
      categories={categories}
      count={selection.ids.length}
      isBusy={move.isPending}
      onClose={onClose}
      onMove={moveThem}
    />
  );
}
