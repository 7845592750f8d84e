import type { Finding, FindingId } from './finding.ts';

/**
 * Errors that nobody can accept, because there is no right file to make: something is missing or cannot be drawn, or
 * the design is empty. Any other error is a worse print that a person may still want: a coarse picture, a part cut off,
 * words that run out of their box.
 */
const NEVER: ReadonlySet<FindingId> = new Set([
  'missing-image',
  'missing-glyph',
  'heavy-letters',
  'heavy-vector',
  'invalid-code',
  'unknown-surface',
  'unknown-colour',
  'unknown-size',
  'empty-design',
]);

/** Whether a person may have a design printed in spite of this finding. Only errors need that: warnings and notes do not stop a print. */
export function isAcceptable(finding: Pick<Finding, 'id' | 'severity'>): boolean {
  return finding.severity === 'error' && !NEVER.has(finding.id);
}

/** The errors of these findings that nobody has accepted: as long as there is one, no print file is made. */
export function stoppingFindings<F extends Pick<Finding, 'id' | 'severity'>>(
  findings: readonly F[],
  isAccepted: (finding: F) => boolean,
): F[] {
  return findings.filter(
    (finding) => finding.severity === 'error' && !(isAcceptable(finding) && isAccepted(finding)),
  );
}
