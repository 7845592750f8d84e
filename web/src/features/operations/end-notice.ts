import type { Operation } from '@diy/contract/operations';

/** How the end of work is announced: as a success only if nothing of it failed and it has nothing to say. */
export function endNotice(
  { failed, message }: Pick<Operation, 'failed' | 'message'>,
  partly: (count: number) => string,
): { tone: 'success' } | { tone: 'warning'; detail: string } {
  if (message) return { tone: 'warning', detail: message };
  return failed > 0 ? { tone: 'warning', detail: partly(failed) } : { tone: 'success' };
}
