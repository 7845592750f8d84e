import type { Severity } from '@diy/design/preflight';

/** A finding as it is stored: by its key, without personal text. */
export interface KeptFinding {
  key: string;
  id: string;
  severity: Severity;
}

/** Errors that nobody has accepted: a line that has one is not printed. */
export function openErrors<T extends KeptFinding>(
  findings: readonly T[],
  findAcceptedKeys: { has(key: string): boolean },
): T[] {
  return findings.filter(({ severity, key }) => severity === 'error' && !findAcceptedKeys.has(key));
}
