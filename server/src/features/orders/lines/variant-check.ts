import { type Message, message } from '@diy/contract/messages';
import { findingMessage } from '@diy/contract/messages/finding-text';
import type { DesignDocument } from '@diy/design/document';
import { type Finding, findingKey } from '@diy/design/preflight';
import type { Services } from '../../../platform/services.ts';
import { preflightDocument, UnprintableDesign } from '../../rendering/index.ts';
import type { ReportedFinding, VariantCheck } from '../model/checked-variant.ts';
import type { LineNote } from '../model/line-note.ts';
import { type KeptFinding, openErrors } from '../model/open-errors.ts';
import { personalise } from '../pictures/personalise.ts';
import { findVariantCheck, putVariantCheck } from '../variants/variant-checks.queries.ts';
import { findVariantDocument, type VariantDocument, type VariantRef } from '../variants/variant-document.ts';
import { bareText } from './bare-text.ts';

/** Raise it whenever findings change: older checks are then made again. */
const RULES = 4;

type Needs = Pick<Services, 'db' | 'config' | 'fonts'>;

/** The check of a variant, made if it is missing; null = the version of the design was deleted. */
export async function checkVariant(
  services: Needs,
  ownerId: string,
  of: VariantRef,
): Promise<VariantCheck | null> {
  const known = await findVariantCheck(services.db, ownerId, of, RULES);
  if (known) return known;
  const made = await findVariantDocument(services, ownerId, of);
  if (!made) return null;
  const result = await workOut(services, ownerId, made);
  await putVariantCheck(services.db, ownerId, of, { rules: RULES, result });
  return result;
}

async function workOut(services: Needs, ownerId: string, made: VariantDocument): Promise<VariantCheck> {
  const uncovered = made.bare.length > 0 ? bareText(made) : null;
  const plain = personalise(made.document, [], new Map());
  if ('problem' in plain) return { uncovered, problem: plain.problem, findings: [] };
  const { findings } = await findingsOf(services, ownerId, plain.document, made);
  return { uncovered, problem: null, findings };
}

/** Preflight findings of a document, with keys and sentences; `preflight` = as they were found, null = nothing can be laid out. */
export async function findingsOf(
  services: Needs,
  ownerId: string,
  document: DesignDocument,
  { template }: Pick<VariantDocument, 'template'>,
  ofFilling: readonly Finding[] = [],
): Promise<{ findings: ReportedFinding[]; preflight: Finding[] | null }> {
  const origin = { template_id: template.id, template_version: template.version, template };
  try {
    const preflight = [...(await preflightDocument(services, ownerId, document, origin)), ...ofFilling];
    const findings = preflight.map((finding) => ({
      key: findingKey(finding, document),
      id: finding.id,
      severity: finding.severity,
      layer: String(finding.params.layer ?? ''),
      text: findingMessage(finding),
    }));
    return { findings, preflight };
  } catch (error) {
    // A font is missing, so nothing can be laid out; that is the only reason reported.
    if (!(error instanceof UnprintableDesign)) throw error;
    const { id } = error.reason;
    return { findings: [{ key: id, id, severity: 'error', layer: '', text: error.text }], preflight: null };
  }
}

/**
 * The message of a line: why it is withheld, or what to check; null = nothing. `accepted`: keys of accepted findings,
 * of which those the line still has are reported.
 */
export function noteOfVariant(check: VariantCheck, accepted: { has(key: string): boolean }): LineNote | null {
  if (check.uncovered) return { ...check.uncovered, kind: 'uncovered' };
  if (check.problem) return check.problem;
  const errors = openErrors(check.findings, accepted);
  if (errors.length > 0) return messageOf(errors);
  const others = check.findings.filter(({ severity }) => severity !== 'info');
  return others.length > 0 ? { ...messageOf(others), isWarning: true } : null;
}

/** The first sentence, and how many more there are. */
function messageOf(findings: readonly ReportedFinding[]): Message {
  const first = findings[0]!.text;
  const more = findings.length - 1;
  return more === 0 ? first : message('orders.and-more', { first, more });
}

/** Findings as a line keeps them. */
export function withoutWords(findings: readonly ReportedFinding[]): KeptFinding[] {
  return findings.map(({ key, id, severity }) => ({ key, id, severity }));
}
