import { getImage } from '@diy/contract/images/image-details';
import { getImageWork, startImageWork, type WorkFrame } from '@diy/contract/images/image-work';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import type { ImageRow } from '@diy/contract/images/images';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useAttemptKey } from '../../../../shared/operations/attempt-key.ts';
import { recordStartedHere } from '../../../../shared/operations/started-in-this-tab.ts';

const POLL_MS = 400;

/** What came of one picture. */
export interface MadeImage {
  image: ImageRow;
  /** Frame of the result in its source, in the source's pixels; null when it has no place there. */
  frame: WorkFrame | null;
}

/** What a run is to do. */
export interface RunRequest {
  steps: readonly WorkStep[];
  /** Category of the results; null = that of each original. */
  categoryId: string | null;
}

/** Starts a run; pressed again after a lost response it is the same run. */
export function useStartWork(ids: readonly string[], onStarted?: (workId: string) => void) {
  const key = useAttemptKey();
  return useMutation({
    mutationFn: ({ steps, categoryId }: RunRequest) => {
      const input = {
        ids: [...ids],
        steps: [...steps],
        ...(categoryId === null ? {} : { target_tid: categoryId }),
      };
      return call(startImageWork, { ...input, idempotency_key: key.of(input) });
    },
    onSuccess: ({ work }) => {
      key.clear();
      recordStartedHere(work);
      if (work) onStarted?.(work.id);
    },
  });
}

/** Puts one picture through a chain and hands over what was made of it. */
export function useMakeImage(id: string, onMade: (made: MadeImage) => void) {
  const start = useStartWork([id]);
  const workId = start.data?.work?.id ?? null;
  const work = useQuery({
    queryKey: ['image-work', workId],
    queryFn: ({ signal }) => call(getImageWork, { id: workId ?? '' }, { quiet: true, signal }),
    enabled: workId !== null,
    refetchInterval: ({ state }) => (isOpen(state.data?.state) ? POLL_MS : false),
  });
  const item = work.data && !isOpen(work.data.state) ? work.data.items[0] : undefined;
  const resultId = item?.state === 'made' ? (item.result?.id ?? null) : null;
  const made = useQuery({
    queryKey: ['image-work-result', resultId],
    queryFn: ({ signal }) => call(getImage, { id: resultId ?? '' }, { quiet: true, signal }),
    enabled: resultId !== null,
  });
  const image = made.data;
  const frame = item?.frame ?? null;
  const handedOver = useRef<string | null>(null);
  useEffect(() => {
    if (!image || handedOver.current === image.id) return;
    handedOver.current = image.id;
    onMade({ image, frame });
  });
  return {
    start: start.mutate,
    /** Set when nothing came of it: the picture says why. */
    ended: item && resultId === null ? item : null,
    error: start.error ?? work.error ?? made.error,
    isMaking: start.isPending || (workId !== null && !item && !work.error) || made.isFetching,
  };
}

const isOpen = (state: string | undefined): boolean =>
  state === undefined || state === 'queued' || state === 'running';
