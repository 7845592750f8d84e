import {
  acceptReview,
  editReview,
  holdReview,
  type ReviewItem,
  undoReview,
} from '@diy/contract/orders/order-review';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { itemKey, REVIEW_TIMEOUT_MS, type ReviewQueue, reviewFilterOf } from './review-queries.ts';

/** What the screen says about the last decision. */
export type ReviewNotice =
  | { what: 'accepted' | 'held' | 'dropped' | 'edited' | 'undone'; lines: number }
  | { what: 'failed'; text: string };

/** A decision that can be taken back; null = it was refused. */
type Made = Promise<{ review_id: string; ids: string[] } | null>;

/** The fields of a line that an edit changes. */
export interface LineChange {
  fields: { name: string; value: string }[];
  colour_id?: string;
  size_id?: string;
}

interface QueueState {
  queue: ReviewQueue;
  waiting: readonly string[];
  go: (id: string | null) => void;
  setDecided: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Lines whose decisions wait for the server's response. */
  sending: Set<string>;
  refetch: () => Promise<unknown>;
}

/**
 * What is decided of lines. The next line is shown at once; a decision that the server refuses brings its line back with the
 * reason, and each decision of this visit can be taken back.
 */
export function useDecisions({ queue, waiting, go, setDecided, sending, refetch }: QueueState) {
  const queries = useQueryClient();
  const [notice, setNotice] = useState<ReviewNotice | null>(null);
  const made = useRef<Made[]>([]);
  const decide = (
    one: ReviewItem,
    what: 'accepted' | 'held' | 'dropped',
    send: () => Promise<{ review_id: string; ids: string[] }>,
  ) => {
    const at = waiting.indexOf(one.id);
    setDecided((now) => new Set([...now, one.id]));
    sending.add(one.id);
    const own: ReviewNotice = { what, lines: 1 };
    setNotice(own);
    const others = waiting.filter((other) => other !== one.id);
    go(others[Math.min(Math.max(at, 0), others.length - 1)] ?? null);
    const response = send().then(
      (decision) => {
        sending.delete(one.id);
        setDecided((now) => new Set([...now, ...decision.ids]));
        // What was said since then stays: a later decision may have been refused meanwhile.
        setNotice((now) => (now === own ? { what, lines: decision.ids.length } : now));
        return decision;
      },
      (error: unknown) => {
        sending.delete(one.id);
        // The line comes back as it is now.
        setDecided((now) => new Set([...now].filter((other) => other !== one.id)));
        setNotice({ what: 'failed', text: explainFailure(error) });
        void queries.invalidateQueries({ queryKey: itemKey(queue, one.id) });
        go(one.id);
        return null;
      },
    );
    made.current.push(response);
  };

  return {
    notice,
    accept: (one: ReviewItem, equal: boolean) => {
      const seen = one.findings.flatMap(({ key, severity }) =>
        severity === 'info' || key === null ? [] : [key],
      );
      const asked = { id: one.id, version: one.version, seen, equal, ...reviewFilterOf(queue) };
      decide(one, 'accepted', () => call(acceptReview, asked, { quiet: true, timeoutMs: REVIEW_TIMEOUT_MS }));
    },
    hold: (one: ReviewItem, reason: string, drop: boolean) => {
      const asked = { id: one.id, version: one.version, reason, drop };
      decide(one, drop ? 'dropped' : 'held', () => call(holdReview, asked, { quiet: true }));
    },
    /** Resolves when the line is drawn again; false = it was refused. */
    edit: async (one: ReviewItem, change: LineChange): Promise<boolean> => {
      const asked = { id: one.id, version: one.version, ...change };
      const decision = await call(editReview, asked, { quiet: true, timeoutMs: REVIEW_TIMEOUT_MS }).catch(
        (error: unknown) => {
          setNotice({ what: 'failed', text: explainFailure(error) });
          return null;
        },
      );
      if (decision) made.current.push(Promise.resolve(decision));
      await queries.invalidateQueries({ queryKey: itemKey(queue, one.id) });
      if (decision) setNotice({ what: 'edited', lines: 1 });
      return decision !== null;
    },
    /** Takes the last decision of this visit back. */
    undo: async (): Promise<void> => {
      let last: Awaited<Made> = null;
      // Decisions that were refused are none.
      while (!last && made.current.length > 0) last = (await made.current.pop()) ?? null;
      if (!last) return;
      try {
        const { ids } = await call(undoReview, { review_id: last.review_id }, { quiet: true });
        for (const one of ids) await queries.invalidateQueries({ queryKey: itemKey(queue, one) });
        await refetch();
        // The server has taken it back: these lines wait again, whether or not the list could be read.
        setDecided((now) => new Set([...now].filter((one) => !ids.includes(one))));
        setNotice({ what: 'undone', lines: ids.length });
        go(ids[0] ?? null);
      } catch (error) {
        setNotice({ what: 'failed', text: explainFailure(error) });
      }
    },
  };
}
