import { message } from '@diy/contract/messages';
import type { ReportedFinding } from '../model/checked-variant.ts';

/** Letters that a finding shows are the buyer's own words, so they are left out: this text is stored and shown unencrypted. */
export function withoutLetters(finding: ReportedFinding): ReportedFinding {
  if (finding.id === 'missing-glyph')
    return { ...finding, text: message('orders.some-letters-missing', { layer: finding.layer }) };
  if (!('params' in finding.text)) return finding;
  const { letters: _, ...params } = finding.text.params;
  return { ...finding, text: { ...finding.text, params } };
}
