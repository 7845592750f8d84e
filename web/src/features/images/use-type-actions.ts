import { addImageType, deleteImageType, updateImageType } from '@diy/contract/images';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useReloadImages } from './use-image-actions.ts';

/** Adding, renaming and deleting image categories. */
export function useTypeActions() {
  const onSuccess = useReloadImages();
  const add = useMutation({ mutationFn: (name: string) => call(addImageType, { name }), onSuccess });
  const rename = useMutation({
    mutationFn: (input: { id: string; name: string }) => call(updateImageType, input),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (id: string) => call(deleteImageType, { id }), onSuccess });
  return { add, rename, remove };
}
