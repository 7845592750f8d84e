import { getBatch, saveBatch, startBatch } from '@diy/contract/batches/batches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import { type BatchDraft, toBatchSettings } from './batch-draft.ts';

const TIMEOUT_MS = 60_000;
const PLAN_MS = 400;

interface SaveRequest {
  /** An earlier batch that is changed; null = a new one. */
  id: string | null;
  name: string;
  draft: BatchDraft;
  /** Cells of a sample; null = everything. */
  keys: string[] | null;
}

/** Saves a batch and starts it, or only a sample of it; returns its id. */
export function useSaveBatch(onSaved: (id: string) => void) {
  const queries = useQueryClient();
  // A second click, or one after a lost response, finds the first click's batch.
  const attempt = useRef({ key: '', what: '' });
  return useMutation({
    mutationFn: async ({ id, name, draft, keys }: SaveRequest) => {
      const settings = toBatchSettings(draft);
      const start = keys === null;
      const what = JSON.stringify({ name, settings, start });
      if (attempt.current.what !== what) attempt.current = { key: crypto.randomUUID(), what };
      const target = id === null ? { idempotency_key: attempt.current.key } : { id };
      const saved = await call(saveBatch, { ...target, name, settings, start }, { timeoutMs: TIMEOUT_MS });
      if (keys) await untilPlanned(saved.id);
      if (keys) await call(startBatch, { id: saved.id, keys }, { timeoutMs: TIMEOUT_MS });
      return saved.id;
    },
    onSuccess: (id) => {
      void queries.invalidateQueries({ queryKey: queryKeys.batches });
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
      onSaved(id);
    },
  });
}

/** Cells can be chosen for a sample once they have been worked out: a moment for hundreds, seconds for thousands. */
async function untilPlanned(id: string): Promise<void> {
  for (;;) {
    const { state } = await call(getBatch, { id });
    if (state !== 'planning') return;
    await new Promise((done) => setTimeout(done, PLAN_MS));
  }
}
