import {
  addImageCategory,
  deleteImageCategory,
  listImageIds,
  moveImages,
  sortImageCategories,
  updateImageCategory,
} from '@diy/contract/images/images';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';
import { inChunks } from '../library/in-chunks.ts';
import { useReloadImages } from '../library/use-image-actions.ts';

/** Adding, renaming, ordering and deleting (with undo) image categories. */
export function useCategoryActions() {
  const { t } = useTranslation('images');
  const onSuccess = useReloadImages();
  const add = useMutation({ mutationFn: (name: string) => call(addImageCategory, { name }), onSuccess });
  const rename = useMutation({
    mutationFn: (input: { id: string; name: string }) => call(updateImageCategory, input),
    onSuccess,
  });
  const sort = useMutation({ mutationFn: (ids: string[]) => call(sortImageCategories, { ids }), onSuccess });
  /** A new category of the same name and place, with the images that were in it. */
  const bringBack = useMutation({
    mutationFn: async ({ name, ids, sequence, id }: Deleted) => {
      const category = await call(addImageCategory, { name });
      await inChunks(ids, (some) => call(moveImages, { ids: some, tid: category.id }));
      await call(sortImageCategories, { ids: sequence.map((one) => (one === id ? category.id : one)) });
    },
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async ({ id, name, sequence }: { id: string; name: string; sequence: string[] }) => {
      // Its content is fetched first, because afterwards it is mixed with everything else that is uncategorised.
      const { ids, total } = await call(listImageIds, { tid: id });
      await call(deleteImageCategory, { id });
      return { id, name, sequence, ids, isWhole: ids.length === total };
    },
    onSuccess: async (gone) => {
      const text = t('categoryDeleted', { name: gone.name, count: gone.ids.length });
      // With more images than one response names, an undo would restore only a part.
      if (gone.isWhole) notify.undo(text, () => bringBack.mutate(gone));
      else notify.info(text);
      await onSuccess();
    },
  });
  return { add, rename, sort, remove };
}

interface Deleted {
  id: string;
  name: string;
  /** Ids of all categories in their order, this one included. */
  sequence: string[];
  ids: string[];
}
