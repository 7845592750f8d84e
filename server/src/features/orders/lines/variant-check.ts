import { type Message, message } from '@diy/contract/messages';
import { findingMessage } from '@diy/contract/messages/finding-text';
import { type DesignDocument, usedImageIds } from '@diy/design/document';
import { enlargedRepeats, type Finding, findingKey } from '@diy/design/preflight';
import type { Services } from '../../../platform/services.ts';
import type { DesignForExport } from '../../designs/index.ts';
import { getImagesForDrawing } from '../../images/index.ts';
import { preflightDocument, UnprintableDesign } from '../../rendering/index.ts';
import type { ReportedFinding, VariantCheck } from '../model/checked-variant.ts';
import type { LineNote } from '../model/line-note.ts';
import { type KeptFinding, openErrors } from '../model/open-errors.ts';
import { personalise } from '../pictures/personalise.ts';
import {
  findCoveredSizes,
  findVariantCheck,
  findVariantChecks,
  putVariantChecks,
} from '../variants/variant-checks.queries.ts';
import {
  findVariantDocument,
  inVariant,
  type VariantDocument,
  type VariantRef,
} from '../variants/variant-document.ts';
import { bareSidesMessage } from './bare-sides-message.ts';

/** Raise it whenever findings change: older checks are then made again. */
const RULES = 6;

type VariantNeeds = Pick<Services, 'db' | 'config' | 'fonts'>;

/** The check of a variant, made if it is missing; null = the version of the design was deleted. */
export async function checkVariant(
  services: VariantNeeds,
  ownerId: string,
  of: VariantRef,
): Promise<VariantCheck | null> {
  const known = await findVariantCheck(services.db, ownerId, of, RULES);
  if (known) return known;
  const made = await findVariantDocument(services, ownerId, of);
  if (!made) return null;
  const result = await workOut(services, ownerId, made);
  await putVariantChecks(services.db, ownerId, of, RULES, [{ ...of, result }]);
  return result;
}

/** A colour and a size of a template. */
export interface ColourAndSize {
  colourId: string;
  sizeId: string;
}

/**
 * The checks of a design, as it was read, in colours and sizes, in their sequence; those that are missing are made and kept.
 * Orders of the same variants use them too.
 */
export async function checkVariants(
  services: VariantNeeds,
  ownerId: string,
  design: Pick<DesignForExport, 'id' | 'version' | 'document' | 'template'>,
  variants: readonly ColourAndSize[],
): Promise<VariantCheck[]> {
  const { db } = services;
  const of = { designId: design.id, version: design.version };
  const known = new Map<string, VariantCheck>();
  for (const { colour_id: colourId, size_id: sizeId, result } of await findVariantChecks(
    db,
    ownerId,
    of,
    RULES,
  ))
    known.set(keyOf({ colourId, sizeId }), result);
  const missing = variants.filter((variant) => !known.has(keyOf(variant)));
  const check = missing.length > 0 ? await prepare(services, ownerId, design) : null;
  const made: (ColourAndSize & { result: VariantCheck })[] = [];
  for (const variant of missing) {
    if (!check || known.has(keyOf(variant))) continue;
    const result = await check(variant);
    known.set(keyOf(variant), result);
    made.push({ ...variant, result });
  }
  await putVariantChecks(db, ownerId, of, RULES, made);
  return variants.map((variant) => known.get(keyOf(variant))!);
}

const keyOf = ({ colourId, sizeId }: ColourAndSize) => JSON.stringify([colourId, sizeId]);

/** Reads once what all variants of a design are checked with. */
async function prepare(
  services: VariantNeeds,
  ownerId: string,
  { id, version, document, template }: Parameters<typeof checkVariants>[2],
) {
  const { db } = services;
  const covered = await findCoveredSizes(db, ownerId, { designId: id, version });
  const images = await getImagesForDrawing(db, ownerId, usedImageIds(document));
  const facts = {
    surfaces: template.definition.surfaces,
    alphaImageIds: images.filter(({ hasAlpha }) => hasAlpha).map((image) => image.id),
  };
  return ({ colourId, sizeId }: ColourAndSize) => {
    const made = inVariant(document, { colourId, sizeId, isCovered: covered.has(sizeId) }, facts);
    return workOut(services, ownerId, { ...made, template, ownSizeId: document.sizeId });
  };
}

/** Checks a variant; one whose required fields stay empty is checked as it was designed, since that is what a shop lists. */
async function workOut(
  services: VariantNeeds,
  ownerId: string,
  made: VariantDocument,
): Promise<VariantCheck> {
  const uncovered = made.bare.length > 0 ? bareSidesMessage(made) : null;
  const plain = personalise(made.document, [], new Map());
  const problem = 'problem' in plain ? plain.problem : null;
  const document = 'problem' in plain ? made.document : plain.document;
  const { findings } = await findingsOf(
    services,
    ownerId,
    document,
    made,
    enlargedRepeats(made.designed, document),
  );
  return { uncovered, problem, findings };
}

/** Preflight findings of a document, with keys and sentences; `preflight` = as they were found, null = nothing can be laid out. */
export async function findingsOf(
  services: VariantNeeds,
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
