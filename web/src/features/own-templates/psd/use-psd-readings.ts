import { cancelOperation } from '@diy/contract/operations';
import { listPsdReadings, readPsdMockup, removePsdReadings } from '@diy/contract/own-templates/psd-readings';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';

const WATCH_MS = 1500;
const READINGS = [...queryKeys.templates, 'psd-readings'];

/** One page of the PSDs that were read or wait for it; looked at again while any of them is open. */
export function usePsdReadings(page: { p: number; limit: number }) {
  return useQuery({
    queryKey: [...READINGS, page],
    queryFn: ({ signal }) => call(listPsdReadings, page, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => ((query.state.data?.open ?? 0) > 0 ? WATCH_MS : false),
  });
}

/** A function that has PSDs read, one call after the other; a failure is shown once by the call. */
export function useReadPsds(): (imageId: string) => void {
  const queries = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (imageId) => {
    last.current = last.current
      .then(() => call(readPsdMockup, { image_id: imageId }))
      .catch(() => undefined)
      .then(() => queries.invalidateQueries({ queryKey: READINGS }))
      .catch(() => undefined);
  };
}

/** Stops a reading, or takes it out of the list. */
export function useEndReading() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, operationId }: { id: string; operationId: string | null }) => {
      if (operationId === null) await call(removePsdReadings, { ids: [id] });
      else await call(cancelOperation, { id: operationId });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: READINGS }),
  });
}
