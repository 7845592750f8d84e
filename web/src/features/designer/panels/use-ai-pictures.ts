import { getAiGroup, listAiGroups, saveToLibrary } from '@diy/contract/ai-images/ai-images';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { usePlaceImage } from '../actions/use-place-image.ts';

/** AI groups offered, newest first. */
const OFFERED = 200;
/** A saved image is decoded once more on the way, in milliseconds. */
const SAVE_TIMEOUT_MS = 120_000;

/** Groups with something finished in them, newest first. */
export function useAiGroupChoice() {
  return useQuery({
    queryKey: [...queryKeys.aiGroups, 'designer'],
    queryFn: ({ signal }) => call(listAiGroups, { limit: OFFERED }, { quiet: true, signal }),
    select: ({ list }) => list.filter(({ counts }) => counts.succeeded > 0),
  });
}

/** The images generated in a group; nothing is fetched while no group is chosen. */
export function useAiPictures(groupId: string | undefined) {
  return useQuery({
    queryKey: [...queryKeys.aiGroups, 'designer', 'pictures', groupId],
    queryFn: ({ signal }) =>
      call(getAiGroup, { id: groupId ?? '', state: 'succeeded' }, { quiet: true, signal }),
    enabled: groupId !== undefined,
  });
}

/** Takes a generated image into the library, where it stays once, and puts it on the product. */
export function usePlaceAiPicture() {
  const queries = useQueryClient();
  const placeImage = usePlaceImage('ai');
  return useMutation({
    mutationFn: (id: string) => call(saveToLibrary, { ids: [id] }, { timeoutMs: SAVE_TIMEOUT_MS }),
    onSuccess: ({ list: [saved], refused: [refused] }) => {
      if (refused) notify.error(refused.msg);
      if (saved) placeImage({ ...saved, id: saved.image_id });
      return queries.invalidateQueries({ queryKey: queryKeys.images });
    },
  });
}
