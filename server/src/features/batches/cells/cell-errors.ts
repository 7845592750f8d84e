import { createHash } from 'node:crypto';
import type { BatchCellChange } from '@diy/contract/batches/batch-settings';
import type { DesignDocument } from '@diy/design/document';
import { type Finding, findingKey, isAcceptable } from '@diy/design/preflight';
import type { KeyedFinding } from '../../designs/index.ts';

/** The errors among a cell's findings, each with its key. */
export function errorsOf(findings: readonly Finding[], document: DesignDocument): KeyedFinding[] {
  return findings.flatMap((finding) => {
    const { id, severity, params } = finding;
    return severity === 'error' ? [{ id, severity, params, key: findingKey(finding, document) }] : [];
  });
}

/** Names exactly these errors, 16 hex digits; null where there are none, or one of them cannot be accepted. */
export function errorsKey(errors: readonly KeyedFinding[]): string | null {
  if (errors.length === 0 || !errors.every(isAcceptable)) return null;
  const keys = errors.map(({ key }) => key).sort();
  return createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 16);
}

/** Whether errors stop a cell: they do unless a person has accepted exactly these. */
export function isWithheld(errors: readonly KeyedFinding[], change: BatchCellChange | undefined): boolean {
  if (errors.length === 0) return false;
  const key = errorsKey(errors);
  return key === null || change?.accept_errors !== key;
}
