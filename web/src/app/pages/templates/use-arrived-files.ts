import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { uploads } from '../../../features/uploads/uploads.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { type ArrivedFile, createArrivals } from './arrivals.ts';

/**
 * Calls back for every file chosen while the page is open, as soon as it is in the library; also for those that the library had
 * already and that were skipped for this reason.
 */
export function useArrivedFiles(onArrived: (file: ArrivedFile) => void): void {
  const queries = useQueryClient();
  const report = useEffectEvent(onArrived);
  useEffect(() => {
    const arrivals = createArrivals(uploads.view());
    return uploads.subscribe(() => {
      const files = arrivals(uploads.view());
      for (const file of files) report(file);
      if (files.length > 0) void queries.invalidateQueries({ queryKey: queryKeys.images });
    });
  }, [queries]);
}
