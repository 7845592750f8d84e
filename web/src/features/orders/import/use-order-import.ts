import type { DataOf, InputOf } from '@diy/contract/endpoint';
import type { ImportPolicy } from '@diy/contract/orders/import-policy';
import type { OrderMapping } from '@diy/contract/orders/order-fields';
import { importOrders, type OrderUpload, uploadOrders } from '@diy/contract/orders/order-uploads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused } from '../../../shared/api/api-errors.ts';
import { call } from '../../../shared/api/call.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { useAttemptKey } from '../../../shared/operations/attempt-key.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { sendTogether, UPLOAD_TIMEOUT_MS, withNewColumns } from './send-order-files.ts';
import { useChosenEncoding } from './use-chosen-encoding.ts';
import { useRestOfUpload } from './use-rest-of-upload.ts';

export type ImportStep = 'file' | 'mapping' | 'check';

/** Choices of the person if the guess is wrong. */
export interface ReadingChoice {
  sheet?: string;
  header_row?: number;
  encoding?: string;
  delimiter?: string;
}

type Imported = DataOf<typeof importOrders>;

/** One file on its way from the disk to orders: read, mapped, checked, imported. */
export function useOrderImport(onImported: (ids: Imported) => void) {
  const [step, setStep] = useState<ImportStep>('file');
  const [upload, setUpload] = useState<OrderUpload | null>(null);
  const [mapping, setMapping] = useState<OrderMapping | null>(null);
  const [shop, setShop] = useState('');
  const chosen = useChosenEncoding(upload?.upload_id);
  const [policy, setPolicy] = useState<ImportPolicy>({ mode: 'right', duplicates: 'skip' });

  const rest = useRestOfUpload({
    onRead: (whole) => setUpload((now) => (now?.upload_id === whole.upload_id ? whole : now)),
    onFailed: () => setStep('file'),
  });
  const show = (read: OrderUpload) => {
    setUpload(read);
    setMapping(read.mapping);
    rest.follow(read);
  };
  const send = useMutation({
    mutationFn: (files: readonly File[]) => {
      rest.stop();
      return sendTogether(files);
    },
    onSuccess: (read) => {
      show(read);
      // The mapping step is skipped for a layout that was imported before, and for JSON of customisations, which has no columns to map.
      const needsNone = read.kind === 'json' || (read.missing.length === 0 && read.remembered);
      setStep(needsNone ? 'check' : 'mapping');
    },
  });
  const add = useMutation({
    mutationFn: (files: readonly File[]) => sendTogether(files, upload?.upload_id),
    onSuccess: (read) => {
      const kept = mapping && upload && withNewColumns(mapping, upload, read);
      show(read);
      chosen.move(read.upload_id);
      if (kept) setMapping(kept);
    },
  });
  const reread = useMutation({
    mutationFn: (choice: ReadingChoice) =>
      call(uploadOrders, { upload_id: upload?.upload_id, ...choice }, { timeoutMs: UPLOAD_TIMEOUT_MS }),
    onSuccess: (read, { encoding }) => {
      show(read);
      chosen.keep(read.upload_id, encoding);
    },
  });
  const start = useStartImport(
    (shown) => ({
      upload_id: upload?.upload_id ?? '',
      mapping: mapping ? withShownColumns(withoutBlanks(mapping), shown) : undefined,
      shop,
      policy,
    }),
    onImported,
  );
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
      rest.stop();
      setUpload(null);
      setStep('file');
    },
  };
}

/** The mapping with columns that were shown as not read. */
function withShownColumns(mapping: OrderMapping, columns: readonly number[]): OrderMapping {
  if (columns.length === 0) return mapping;
  return { ...mapping, not_read: [...new Set([...(mapping.not_read ?? []), ...columns])] };
}

/** Starts the import; the lists of orders and of long work are read again then. */
function useStartImport(
  /** @param shown the columns that were shown as not read */
  request: (shown: readonly number[]) => InputOf<typeof importOrders>,
  onImported: (ids: Imported) => void,
) {
  const queries = useQueryClient();
  // Pressed again after a lost response it is the same import; with “make them once more” it would be a second one.
  const key = useAttemptKey();
  return useMutation({
    mutationFn: (shown: readonly number[]) => {
      const input = request(shown);
      return call(importOrders, { ...input, idempotency_key: key.of(input) });
    },
    onSuccess: (ids) => {
      key.clear();
      void queries.invalidateQueries({ queryKey: queryKeys.orders });
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
      onImported(ids);
    },
  });
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
