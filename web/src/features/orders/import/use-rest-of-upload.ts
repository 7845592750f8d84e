import { getOrderUpload, type OrderUpload } from '@diy/contract/orders/order-uploads';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Refused } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';

/** The server responds within 25 seconds, ready or not. */
const WAIT = { handlesRefusal: true, timeoutMs: 60_000 };

interface Listeners {
  onRead(whole: OrderUpload): void;
  onFailed(): void;
}

/**
 * Waits for the rest of a large file while the person continues: the response to it comes when its top is read. Only the upload that
 * is followed last is waited for.
 */
export function useRestOfUpload({ onRead, onFailed }: Listeners) {
  const wantedId = useRef<string | null>(null);
  useEffect(
    () => () => {
      wantedId.current = null;
    },
    [],
  );
  const rest = useMutation({
    mutationFn: (uploadId: string) => waitForUpload(uploadId, () => wantedId.current === uploadId),
    onSuccess: (whole) => whole && onRead(whole),
    onError: (_, uploadId) => {
      if (wantedId.current === uploadId) onFailed();
    },
  });
  return {
    error: rest.error,
    follow(read: OrderUpload) {
      wantedId.current = read.upload_id;
      if (read.reading) rest.mutate(read.upload_id);
      else rest.reset();
    },
    stop() {
      rest.reset();
      wantedId.current = null;
    },
  };
}

/** The upload once it is read as a whole; null as soon as nobody waits for it any more. */
async function waitForUpload(uploadId: string, isWanted: () => boolean): Promise<OrderUpload | null> {
  for (;;) {
    try {
      return await call(getOrderUpload, { upload_id: uploadId }, WAIT);
    } catch (error) {
      if (!(error instanceof Refused) || error.id !== 'orders.still-reading') throw error;
      if (!isWanted()) return null;
    }
  }
}
