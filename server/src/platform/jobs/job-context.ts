/**
 * The context that the queue passes to a handler besides the payload. Only `*.jobs.ts` sees it; others take its parts
 * as plain values.
 */
export interface JobContext {
  /** 1 for the first try. */
  attempt: number;
  /** True when no further try follows; the handler's feature then records the failure. */
  isLastAttempt: boolean;
  /** True while what passes by itself (`isTemporaryFailure`) costs no try: the job waits for it. */
  mayWait: boolean;
  /** Aborted when the worker is asked to stop. */
  signal: AbortSignal;
}
