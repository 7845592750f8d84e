import type { DesignFinding } from '@diy/contract/designs/design-findings';
import type { MessageLocale } from '@diy/contract/messages';
import { findingText } from '@diy/contract/messages/finding-text';
import { isAcceptable } from '@diy/design/preflight';
import type { StoredFinding } from '../renders/render-result.ts';
import type { Acceptance } from './accepted-findings.queries.ts';

/** Findings in the reader's language, each with who accepted it. Older renders kept a Chinese sentence and no key. */
export function presentFindings(
  findings: readonly StoredFinding[],
  accepted: ReadonlyMap<string, Acceptance> | undefined,
  locale: MessageLocale,
): DesignFinding[] {
  return findings.map((finding) => {
    if (!('key' in finding)) {
      const severity = finding.severity as DesignFinding['severity'];
      return { id: finding.id, severity, text: finding.text, key: null, can_accept: false, accepted: null };
    }
    const by = accepted?.get(finding.key);
    return {
      id: finding.id,
      severity: finding.severity,
      text: findingText(finding, locale),
      key: finding.key,
      can_accept: isAcceptable(finding),
      accepted: by && isAcceptable(finding) ? { by: by.by, at: by.at.toISOString() } : null,
    };
  });
}
