import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { uploads, whenUploaded } from '../../../features/uploads/uploads.ts';
import { queryKeys } from '../../../shared/query-keys.ts';

/** Calls back with library images that arrive while the page is open, those found to be there already included. */
export function useUploadedImages(onImages: (ids: string[]) => void): void {
  const queries = useQueryClient();
  const report = useEffectEvent(onImages);
  useEffect(() => {
    const arrived = () =>
      uploads.view().items.flatMap(({ state, image }) => (state === 'done' && image ? [image.id] : []));
    const before = new Set(arrived());
    return whenUploaded(() => {
      const fresh = arrived().filter((id) => !before.has(id));
      for (const id of fresh) before.add(id);
      if (fresh.length > 0) report(fresh);
      void queries.invalidateQueries({ queryKey: queryKeys.images });
    });
  }, [queries]);
}
