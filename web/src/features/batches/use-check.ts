import { checkBatch } from '@diy/contract/batches/batch-matrix';
import type { BatchSettings } from '@diy/contract/batches/batch-settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import type { FixScales } from './batch-draft.ts';

/** Changes follow each other while a slider moves; the matrix is requested when they pause. */
const PAUSE_MS = 250;
/** Time limit: a matrix of thousands of cells takes a while to compute. */
const TIMEOUT_MS = 60_000;
/** Rows of the quality matrix on one page. */
export const MATRIX_ROWS = 25;

/** Which rows of the matrix are shown. */
export interface MatrixView {
  p: number;
  only: 'all' | 'warning' | 'error' | 'skip';
}

/** The quality matrix of the current settings; null settings = nothing to check yet. */
export function useCheck(settings: BatchSettings | null, name: string, view: MatrixView) {
  const now = JSON.stringify({ settings, name });
  const [asked, setAsked] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  const query = useQuery({
    queryKey: [...queryKeys.batches, 'check', asked, view],
    queryFn: ({ signal }) => {
      const { settings: wanted, name: title } = JSON.parse(asked) as {
        settings: BatchSettings;
        name: string;
      };
      const input = { settings: wanted, name: title, ...view, limit: MATRIX_ROWS };
      return call(checkBatch, input, { quiet: true, handlesRefusal: true, signal, timeoutMs: TIMEOUT_MS });
    },
    enabled: asked.startsWith('{"settings":{'),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return { ...query, isStale: asked !== now || query.isPlaceholderData };
}

/** Scales that make cells sharp enough, over all rows with such findings. */
export async function fetchFixScales(
  settings: BatchSettings,
  only: 'warning' | 'error',
): Promise<Map<string, FixScales>> {
  const scales = new Map<string, FixScales>();
  for (let p = 1; ; p += 1) {
    const page = await call(
      checkBatch,
      { settings, name: '', p, limit: 200, only },
      { timeoutMs: TIMEOUT_MS },
    );
    for (const { cells } of page.list) {
      for (const cell of cells) {
        if (cell.worst === only && !cell.skip && cell.fix_scales !== null)
          scales.set(cell.key, cell.fix_scales);
      }
    }
    if (p >= page.totalPage) return scales;
  }
}
