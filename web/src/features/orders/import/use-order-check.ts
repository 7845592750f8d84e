import type { LineChoice } from '@diy/contract/orders/existing-lines';
import type { OrderField, OrderMapping } from '@diy/contract/orders/order-fields';
import { explainOrderWords, type OrderMeaning } from '@diy/contract/orders/order-meanings';
import {
  bindOrderSkus,
  checkOrders,
  correctOrders,
  type RowStatus,
} from '@diy/contract/orders/order-uploads';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

/** The part of the dry run that is shown. */
export interface CheckView {
  status: RowStatus | 'all';
  code: string;
  p: number;
  limit: number;
}

/** A correction of a row's cell; null removes it. */
export interface CellCorrection {
  row: number;
  /** Which of several items in the row's cell; 0 = the row is one line. */
  item: number;
  field: OrderField;
  value: string | null;
}

/** Words of a buyer, corrected; without a row in all rows that read so. */
export interface WordsCorrection {
  name: string;
  from: string;
  to: string;
  row?: number;
  /** Which of several items in the row's cell. */
  item?: number;
}

/** What a SKU means, for one variation of it or as a whole. */
export interface SkuBinding {
  sku: string;
  variation?: string;
  design_id: string;
  colour_id?: string;
  size_id?: string;
}

/** Fifty thousand rows are checked again after every fix. */
const CHECK_TIMEOUT_MS = 60_000;

/** The dry run of an upload under a mapping, and the calls that correct its rows. */
export function useOrderCheck(uploadId: string, mapping: OrderMapping, shop: string, view: CheckView) {
  const queries = useQueryClient();
  const key = ['order-check', uploadId];
  const check = useQuery({
    queryKey: [...key, mapping, shop, view],
    queryFn: ({ signal }) =>
      call(
        checkOrders,
        { upload_id: uploadId, mapping, shop, ...view },
        { signal, timeoutMs: CHECK_TIMEOUT_MS },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const again = () => queries.invalidateQueries({ queryKey: key });
  const correct = useMutation({
    mutationFn: (rows: CellCorrection[]) => call(correctOrders, { upload_id: uploadId, rows }),
    onSuccess: again,
  });
  const correctAll = useMutation({
    mutationFn: (one: { field: OrderField; from: string; to: string }) =>
      call(correctOrders, { upload_id: uploadId, bulk: [one] }),
    onSuccess: again,
  });
  const correctPersonalisation = useMutation({
    mutationFn: (one: WordsCorrection) =>
      call(correctOrders, { upload_id: uploadId, personalisation: [one] }),
    onSuccess: again,
  });
  const choose = useMutation({
    mutationFn: (
      what:
        | { lines: { row: number; choice: LineChoice | null; order_id?: string }[] }
        | { all_lines: LineChoice }
        | { hidden_rows: 'take' | 'leave' },
    ) => call(correctOrders, { upload_id: uploadId, ...what }),
    onSuccess: again,
  });
  const bind = useMutation({
    mutationFn: (bindings: SkuBinding[]) => call(bindOrderSkus, { bindings }),
    onSuccess: again,
  });
  const explain = useMutation({
    mutationFn: (one: OrderMeaning) => call(explainOrderWords, { meanings: [one] }),
    onSuccess: again,
  });
  return { check, correct, correctAll, correctPersonalisation, choose, bind, explain };
}

export type OrderCheck = ReturnType<typeof useOrderCheck>;
