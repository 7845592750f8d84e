import type { AiCategory } from '@diy/contract/ai-images/ai-image-shapes';
import {
  addAiCategory,
  deleteAiCategory,
  listAiGroups,
  updateAiCategory,
  updateAiGroups,
} from '@diy/contract/ai-images/ai-images';
import { MAX_LIMIT } from '@diy/contract/paging';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';
import { useReloadAi } from '../use-ai-groups.ts';

/** Adding, renaming and deleting (with undo) categories of AI groups. */
export function useAiCategoryActions() {
  const { t } = useTranslation('ai-images');
  const onSuccess = useReloadAi();
  const add = useMutation({ mutationFn: (name: string) => call(addAiCategory, { name }), onSuccess });
  const rename = useMutation({
    mutationFn: (input: { id: string; name: string }) => call(updateAiCategory, input),
    onSuccess,
  });
  /** A new category of the same name, with the groups that were in it. */
  const bringBack = useMutation({
    mutationFn: async ({ name, ids }: { name: string; ids: string[] }) => {
      const category = await call(addAiCategory, { name });
      if (ids.length > 0) await call(updateAiGroups, { ids, type_id: category.id });
    },
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async ({ id, name }: AiCategory) => {
      // What was in it is asked before: afterwards it lies among everything else that is uncategorised.
      const { list, rowCount } = await call(listAiGroups, { type_id: id, p: 1, limit: MAX_LIMIT });
      await call(deleteAiCategory, { id });
      return { name, ids: list.map((group) => group.id), count: rowCount };
    },
    onSuccess: async ({ name, ids, count }) => {
      const text = t('categoryDeleted', { name, count });
      // Beyond what one response names, an undo would bring back only a part.
      if (ids.length === count) notify.undo(text, () => bringBack.mutate({ name, ids }));
      else notify.info(text);
      await onSuccess();
    },
  });
  return { add, rename, remove };
}
