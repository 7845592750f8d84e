import { message } from '@diy/contract/messages';
import type { DesignDocument } from '@diy/design/document';
import { croppedPictures, enlargedRepeats, type Finding } from '@diy/design/preflight';
import type { Message } from '../../../platform/errors/refusal.ts';
import { loadKeys } from '../../../platform/keys/installation-keys.queries.ts';
import type { Services } from '../../../platform/services.ts';
import { findAcceptedKeys } from '../../designs/index.ts';
import type { RecordNeeds } from '../../images/index.ts';
import type { TemplateVersionRow } from '../../templates/index.ts';
import { checkJob } from '../job-types.ts';
import { loadKnownChoices } from '../meanings/choice-meanings.ts';
import type { LineNote } from '../model/line-note.ts';
import { LineProblem } from '../model/line-problem.ts';
import type { KeptFinding } from '../model/open-errors.ts';
import { fetchPictures } from '../pictures/fetch-pictures.ts';
import { personalise, wantedPictures } from '../pictures/personalise.ts';
import { recordUploadedPictures } from '../pictures/record-uploaded-pictures.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import { withoutLetters } from '../privacy/without-letters.ts';
import { findVariantDocument } from '../variants/variant-document.ts';
import { findPrivate, findUncheckedLines, recordChecked } from './line-checks.queries.ts';
import { isUnreadable, openOrBlank, openPrivate, UNREADABLE } from './line-content.ts';
import type { LineRecord } from './lines.queries.ts';
import { addPrintKeys, keepPrintKeys } from './print-keys.ts';
import { settleChoices } from './settling/settle-choices.ts';
import { variantOfLine } from './settling/variant-of-line.ts';
import { checkVariant, findingsOf, noteOfVariant, withoutWords } from './variant-check.ts';

/** What checking a line as it prints takes; buyers' pictures may have to be fetched for it. */
export type CheckNeeds = RecordNeeds & Pick<Services, 'pictureHosts' | 'fonts'>;

/** A line with exactly what is printed for it, and its findings. */
export interface CheckedLine {
  document: DesignDocument;
  template: TemplateVersionRow;
  findings: KeptFinding[];
  note: LineNote | null;
  /** The findings with their figures, where they were looked for now; null = they come from the variant's check. */
  preflight: Finding[] | null;
}

/** Lines that one run of the job checks; more wait for the next run, so that others get their turn. */
const AT_ONCE = 500;

/** The one job per account that checks lines behind imports and changes. */
export function checkLinesJob(ownerId: string) {
  return {
    job: checkJob,
    payload: { ownerId },
    key: `orders.check-lines:${ownerId}`,
    // A low priority: after the work that a person waits for.
    priority: 5,
  };
}

/**
 * A line as it will be printed: its version of the design in its colour and size, with the buyer's words and pictures
 * in it. Lines without personalisation share their variant's check. Throws LineProblem when there is nothing to check.
 * @param accepting keys of findings that are about to be accepted
 */
export async function checkedLine(
  services: CheckNeeds,
  ownerId: string,
  line: LineRecord,
  accepting: readonly string[] = [],
): Promise<CheckedLine> {
  const asked = variantOfLine(line);
  // Side by side: a person waits for it.
  const [made, variant, known] = await Promise.all([
    findVariantDocument(services, ownerId, asked),
    checkVariant(services, ownerId, asked),
    findAcceptedKeys(services.db, ownerId, [line.design_id]),
  ]);
  if (!made || !variant) throw new LineProblem(DESIGN_GONE);
  const { template } = made;
  const accepted = new Set([...(known.get(line.design_id)?.keys() ?? []), ...accepting]);
  const uncovered = variant.uncovered && noteOfVariant(variant, accepted);
  if (uncovered) return { document: made.document, template, findings: [], note: uncovered, preflight: null };
  const rowCipher = rowCipherOf(services.config.keys, ownerId);
  // A line without words of the buyer stands for its variant, and prints without what is encrypted.
  const secret = isPlainLine(line) ? openOrBlank(rowCipher, line) : openPrivate(rowCipher, line);
  const { personalisation, blankPersonalisation = [], choices } = secret;
  const brought = await recordUploadedPictures(services, ownerId, line.id, personalisation);
  const wanted = wantedPictures(made.document, personalisation);
  const fetched = await fetchPictures(services, ownerId, line.id, wanted);
  const pictures = new Map([...fetched, ...brought]);
  const own = personalise(made.document, personalisation, pictures, {
    blanks: blankPersonalisation,
    ...(choices ? { choices } : {}),
  });
  if ('problem' in own)
    return { document: made.document, template, findings: [], note: own.problem, preflight: null };
  const { document } = own;
  const isPlain = personalisation.length === 0 && blankPersonalisation.length === 0;
  const { findings, preflight } = isPlain
    ? { findings: variant.findings, preflight: null }
    : await findingsOf(services, ownerId, document, made, [
        ...croppedPictures(made.document, document),
        ...enlargedRepeats(made.designed, document),
      ]);
  const reported = personalisation.length === 0 ? findings : findings.map(withoutLetters);
  const note = noteOfVariant({ uncovered: null, problem: null, findings: reported }, accepted);
  return { document, template, findings: withoutWords(findings), note, preflight };
}

/**
 * Checks lines that were not checked yet: lines without personalisation together, by their variant, the others one by
 * one. Further lines, and further print keys that are missing, are left to the next run.
 */
export async function checkLines(
  services: CheckNeeds & Pick<Services, 'jobs'>,
  ownerId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, jobs } = services;
  const lines = await findUncheckedLines(db, ownerId, AT_ONCE);
  const choices = await loadKnownChoices(db, ownerId);
  const groups = new Map<string, LineRecord[]>();
  for (const line of lines) {
    const key = isPlainLine(line) ? JSON.stringify(variantOfLine(line)) : line.id;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const settled: LineRecord[] = [];
  let isAsRead = true;
  for (const group of groups.values()) {
    signal.throwIfAborted();
    const line = await settleChoices(services, ownerId, group[0]!, choices);
    const outcome = await outcomeOf(services, ownerId, line);
    // The line was encrypted with a new key after this run had read it: the next run reads it again.
    if (saysUnreadable(outcome.note) && (await isReadable(services, ownerId, group[0]!))) {
      isAsRead = false;
      continue;
    }
    await recordChecked(db, ownerId, group, outcome);
    settled.push(line, ...group.slice(1));
  }
  await keepPrintKeys(services, ownerId, settled);
  // Once all lines are checked, lines that were checked before print keys existed get theirs.
  const isDone = isAsRead && lines.length < AT_ONCE && (await addPrintKeys(services, ownerId, null));
  if (!isDone) await jobs.enqueue(db, checkLinesJob(ownerId));
}

const isPlainLine = (line: LineRecord) => !line.personalised && !line.blank_personalisation;

const saysUnreadable = (note: LineNote | null) => note !== null && 'id' in note && note.id === UNREADABLE.id;

/** Whether the line can be read with the keys and the text that are there now; true when it is gone. */
async function isReadable({ db, config }: CheckNeeds, ownerId: string, { id }: LineRecord): Promise<boolean> {
  await loadKeys(db, config);
  const line = await findPrivate(db, ownerId, id);
  return !line || !isUnreadable(openOrBlank(rowCipherOf(config.keys, ownerId), line));
}

async function outcomeOf(
  services: CheckNeeds,
  ownerId: string,
  line: LineRecord,
): Promise<{ note: LineNote | null; findings: KeptFinding[] }> {
  try {
    const { note, findings } = await checkedLine(services, ownerId, line);
    return { note, findings };
  } catch (error) {
    if (error instanceof LineProblem) return { note: error.note, findings: [] };
    throw error;
  }
}

const DESIGN_GONE: Message = message('orders.design-version-gone');
