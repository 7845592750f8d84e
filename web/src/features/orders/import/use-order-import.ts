import type { OrderMapping } from '@diy/contract/orders/order-fields';
import {
  getOrderUpload,
  type ImportPolicy,
  importOrders,
  type OrderUpload,
  uploadOrders,
} from '@diy/contract/orders/order-uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Refused } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { queryKeys } from '../../../shared/query-keys.ts';

/** A large file over a slow line, and its reading. */
const UPLOAD_TIMEOUT_MS = 180_000;
/** The server responds within 25 seconds, ready or not. */
const WAIT_TIMEOUT_MS = 60_000;

export type ImportStep = 'file' | 'mapping' | 'check';

/** Choices of the person if the guess is wrong. */
export interface ReadingChoice {
  sheet?: string;
  header_row?: number;
  encoding?: string;
  delimiter?: string;
}

/** One file on its way from the disk to orders: read, mapped, checked, imported. */
export function useOrderImport(onImported: (ids: { orders_log_id: string; operation_id: string }) => void) {
  const queries = useQueryClient();
  const [step, setStep] = useState<ImportStep>('file');
  const [upload, setUpload] = useState<OrderUpload | null>(null);
  const [mapping, setMapping] = useState<OrderMapping | null>(null);
  const [shop, setShop] = useState('');
  const [policy, setPolicy] = useState<ImportPolicy>({ mode: 'right', duplicates: 'skip' });

  /** The upload on screen; nobody waits for the rest of another one. */
  const wantedId = useRef<string | null>(null);
  useEffect(
    () => () => {
      wantedId.current = null;
    },
    [],
  );

  // The response to a large file comes when its top is read; this waits for the rest while the person goes on.
  const rest = useMutation({
    mutationFn: async (uploadId: string) => {
      for (;;) {
        try {
          return await call(
            getOrderUpload,
            { upload_id: uploadId },
            { zizhu: true, timeoutMs: WAIT_TIMEOUT_MS },
          );
        } catch (error) {
          if (!(error instanceof Refused) || error.id !== 'orders.still-reading') throw error;
          if (wantedId.current !== uploadId) return null;
        }
      }
    },
    onSuccess: (whole) => whole && setUpload((now) => (now?.upload_id === whole.upload_id ? whole : now)),
    onError: (_, uploadId) => {
      if (wantedId.current === uploadId) setStep('file');
    },
  });
  const take = (read: OrderUpload) => {
    wantedId.current = read.upload_id;
    setUpload(read);
    setMapping(read.mapping);
    if (read.reading) rest.mutate(read.upload_id);
    else rest.reset();
  };
  const send = useMutation({
    mutationFn: (file: File) => {
      rest.reset();
      wantedId.current = null;
      const form = new FormData();
      form.append('file', file, file.name);
      return call(uploadOrders, {}, { form, zizhu: true, timeoutMs: UPLOAD_TIMEOUT_MS });
    },
    onSuccess: (read) => {
      take(read);
      // A layout that was imported before needs no click.
      setStep(read.missing.length === 0 && read.remembered ? 'check' : 'mapping');
    },
  });
  const reread = useMutation({
    mutationFn: (choice: ReadingChoice) =>
      call(uploadOrders, { upload_id: upload?.upload_id, ...choice }, { timeoutMs: UPLOAD_TIMEOUT_MS }),
    onSuccess: take,
  });
  const start = useMutation({
    mutationFn: () =>
      call(importOrders, {
        upload_id: upload?.upload_id ?? '',
        mapping: mapping ? withoutBlanks(mapping) : undefined,
        shop,
        policy,
      }),
    onSuccess: (ids) => {
      void queries.invalidateQueries({ queryKey: queryKeys.orders });
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
      onImported(ids);
    },
  });
  return {
    step,
    setStep,
    upload,
    mapping,
    setMapping,
    shop,
    setShop,
    policy,
    setPolicy,
    send,
    reread,
    start,
    /** Why the file was not taken, in the server's words; null = nothing to say. */
    refusal: refusalOf(send.error) ?? (rest.error ? explainFailure(rest.error) : null),
    restart: () => {
      send.reset();
      rest.reset();
      wantedId.current = null;
      setUpload(null);
      setStep('file');
    },
  };
}

function refusalOf(error: unknown): string | null {
  return error instanceof Refused ? error.message : null;
}

export type OrderImport = ReturnType<typeof useOrderImport>;

/** Personalisation without a layer name does not count. */
export function withoutBlanks(mapping: OrderMapping): OrderMapping {
  return { ...mapping, personalisation: mapping.personalisation.filter(({ name }) => name.trim() !== '') };
}
