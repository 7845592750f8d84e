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
import { sendTogether, UPLOAD_TIMEOUT_MS, withNewColumns } from './send-order-files.ts';
import { useChosenEncoding } from './use-chosen-encoding.ts';

/** The server responds within 25 seconds, ready or not. */
const WAIT = { handlesRefusal: true, timeoutMs: 60_000 };

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
  const chosen = useChosenEncoding(upload?.upload_id);
  const [policy, setPolicy] = useState<ImportPolicy>({ mode: 'right', duplicates: 'skip' });

  /** The upload on screen; nobody waits for the rest of another one. */
  const wantedId = useRef<string | null>(null);
  useEffect(
    () => () => {
      wantedId.current = null;
    },
    [],
  );

  // The response to a large file comes when its top is read; this waits for the rest while the person continues.
  const rest = useMutation({
    mutationFn: (uploadId: string) => waitForUpload(uploadId, () => wantedId.current === uploadId),
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
    mutationFn: (files: readonly File[]) => {
      rest.reset();
      wantedId.current = null;
      return sendTogether(files);
    },
    onSuccess: (read) => {
      take(read);
      // A layout that was imported before needs no click, and customisations alone have no columns of the seller's.
      const needsNone = read.kind === 'json' || (read.missing.length === 0 && read.remembered);
      setStep(needsNone ? 'check' : 'mapping');
    },
  });
  const add = useMutation({
    mutationFn: (files: readonly File[]) => sendTogether(files, upload?.upload_id),
    onSuccess: (read) => {
      const kept = mapping && upload && withNewColumns(mapping, upload, read);
      take(read);
      chosen.move(read.upload_id);
      if (kept) setMapping(kept);
    },
  });
  const reread = useMutation({
    mutationFn: (choice: ReadingChoice) =>
      call(uploadOrders, { upload_id: upload?.upload_id, ...choice }, { timeoutMs: UPLOAD_TIMEOUT_MS }),
    onSuccess: (read, { encoding }) => {
      take(read);
      chosen.keep(read.upload_id, encoding);
    },
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
    add,
    reread,
    chosenEncoding: chosen.encoding,
    start,
    /** Why a file could not be added, in the server's words; null = nothing to say. */
    addRefusal: add.error ? explainFailure(add.error) : null,
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

/** An archive with several tables of orders, of which none is chosen yet. */
export function isUnchosen({ sheet, sheets }: OrderUpload): boolean {
  return sheet === '' && sheets.length > 1;
}

function refusalOf(error: unknown): string | null {
  return error instanceof Refused ? error.message : null;
}

export type OrderImport = ReturnType<typeof useOrderImport>;

/** Personalisation without a layer name does not count. */
export function withoutBlanks(mapping: OrderMapping): OrderMapping {
  return { ...mapping, personalisation: mapping.personalisation.filter(({ name }) => name.trim() !== '') };
}
