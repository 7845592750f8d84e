import { cancelOperation } from '@diy/contract/operations';
import { listPsdReadings, readPsdMockup, removePsdReadings } from '@diy/contract/own-templates/psd-readings';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Refused } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';
import { privateStorage, storageOwner } from '../../../shared/private-storage/private-storage.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { waitingReadings } from './waiting-readings.ts';

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

const waiting = () => waitingReadings(privateStorage, storageOwner());

/**
 * A function that has PSDs read, one call after the other; a failure is shown once by the call. Those that a closed page had not asked
 * for yet are asked for at once.
 */
export function useReadPsds(): (imageId: string) => void {
  const queries = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const read = (imageId: string): void => {
    waiting().add(imageId);
    last.current = last.current
      .then(() => call(readPsdMockup, { image_id: imageId }))
      .then(() => waiting().remove(imageId))
      // What was refused is not asked for again; what did not arrive is, by the next page.
      .catch((error: unknown) => (error instanceof Refused ? waiting().remove(imageId) : undefined))
      .then(() => queries.invalidateQueries({ queryKey: READINGS }))
      .catch(() => undefined);
  };
  const resume = useEffectEvent(() => waiting().list().forEach(read));
  useEffect(() => resume(), []);
  return read;
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
