import { type Message, type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { Services } from '../../../platform/services.ts';
import { ObjectMissing } from '../../../platform/storage/storage-errors.ts';
import type { LineRecord } from '../lines/lines.queries.ts';
import type { PersonalisedText } from '../model/order-line.ts';
import type { PackedFacts } from './packed-facts.ts';
import { personalisationLines } from './personalisation-text.ts';
import { decryptPersonalisation, isWithdrawn, lineFacts } from './produce-line.ts';

/** One line of a pick list. */
export interface PickRow {
  orderNo: string;
  lineNo: string;
  shop: string;
  sku: string;
  product: string;
  /** SKU of its design, which distinguishes designs of one name; '' = not known. */
  design: string;
  colour: string;
  size: string;
  quantity: number;
  /** Whether the buyer asked for something. */
  personalised: boolean;
  /** What the buyer asked for, whole; '' = nothing. */
  personalisation: string;
  /** Paths of its files in the archive. */
  files: readonly string[];
  /** The reason not to print the line, though the archive may have its files; '' = it is printed. */
  problem: string;
  /** What to check before it is printed; '' = nothing. */
  warning: string;
  /** A square JPEG of the mockup; null = none. */
  thumbnail: Buffer | null;
}

/** What pick lists are made from. */
export type PickNeeds = Pick<Services, 'db' | 'config' | 'storage' | 'log' | 'fonts'>;

/** A line of an archive: what was packed of it, or why nothing was. */
export interface PickEntry {
  id: string;
  /** Paths of its files in the archive; none = it is not in there. */
  files: readonly string[];
  /** The line as it was packed; null = it was not, or by an earlier version. */
  facts: PackedFacts | null;
  /** What the buyer asked for, as it was packed; null = not at hand. */
  words: readonly PersonalisedText[] | null;
  /** The reason why the line was left out; null = it was packed. */
  reason: Message | string | null;
}

const THUMBNAIL_PX = 160;

/** The lines of a pick list in their order, as they were packed; one that was neither packed nor is there any more has none. */
export async function* pickRows(
  services: PickNeeds,
  ownerId: string,
  entries: readonly PickEntry[],
  locale: MessageLocale,
): AsyncGenerator<PickRow> {
  const found = await lineFacts(
    services.db,
    ownerId,
    entries.map(({ id }) => id),
  );
  const lines = new Map(found.map((line) => [line.id, line]));
  for (const entry of entries) {
    const { facts, files } = entry;
    const line = lines.get(entry.id);
    if (!line && !facts) continue;
    const texts = entry.words ?? (line ? decryptPersonalisation(services, ownerId, line) : []);
    const problem = problemOf(entry, line);
    yield {
      ...(facts ?? factsOfUnpacked(line!)),
      personalisation: personalisationLines(texts).join('\n'),
      files,
      problem: problem === null ? '' : worded(problem, locale),
      warning: warningsOf(entry, line)
        .map((said) => worded(said, locale))
        .join('\n'),
      thumbnail: facts?.mockupKey && problem === null ? await thumbnail(services, facts.mockupKey) : null,
    };
  }
}

/** What is known of a line that was never drawn. */
function factsOfUnpacked(line: LineRecord) {
  return {
    orderNo: line.order_no,
    lineNo: line.line_no,
    shop: line.shop,
    sku: line.sku,
    product: line.title,
    design: '',
    colour: line.colour_id,
    size: line.size_id,
    quantity: line.quantity,
    personalised: line.personalised,
  };
}

/** For cells, and for lines that are drawn: both have no use for marks of direction. */
const worded = (said: Message | string, locale: MessageLocale): string =>
  messageText(said, locale, { isolates: false });

/** Why what the archive may hold of a line is not to be printed; null = it is. */
function problemOf(
  { facts, files, reason }: PickEntry,
  line: LineRecord | undefined,
): Message | string | null {
  if (files.length === 0) return reason ?? message('papers.line-unread');
  if (!line) return message('papers.line-deleted-since');
  if (isWithdrawn(line)) return message('papers.line-withdrawn-since');
  // Another archive may have been made of the changed line since: then its files are not outdated, but these are.
  const isReplaced = !!facts?.mockupKey && line.mockup_key !== facts.mockupKey;
  return line.files_outdated || isReplaced ? message('papers.line-changed-since') : null;
}

function warningsOf({ facts, files }: PickEntry, line: LineRecord | undefined): Message[] {
  // What was found since it was packed is for a person to decide.
  const found = line?.problem && (!facts || !line.problem.isWarning) ? line.problem : null;
  const warning = files.length > 0 || found?.isWarning ? (found ?? facts?.warning ?? null) : null;
  const again = files.length > 0 && facts?.before ? [message(PACKED_BEFORE[facts.before])] : [];
  return [...again, ...(warning ? [warning] : [])];
}

const PACKED_BEFORE = { same: 'papers.packed-before', older: 'papers.packed-before-change' } as const;

/** The thumbnail of a mockup; null where it was removed from the storage since. */
async function thumbnail({ storage, log }: PickNeeds, key: string): Promise<Buffer | null> {
  try {
    return await shrink(await storage.read(key));
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error;
    log.warn({ err: error, key }, 'the mockup of a line on a pick list is gone');
    return null;
  }
}

function shrink(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'contain', background: '#FFFFFF' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Pieces by design, colour and size, most first; designs of one name are distinguished by their SKUs. */
export function countProducts(
  rows: readonly PickRow[],
): { product: string; variant: string; pieces: number }[] {
  const counts = new Map<string, { product: string; design: string; variant: string; pieces: number }>();
  const designs = new Map<string, Set<string>>();
  for (const { product, design, colour, size, quantity, problem } of rows) {
    if (problem !== '') continue;
    const variant = [colour, size].join(' · ');
    const key = JSON.stringify([product, design, variant]);
    const known = counts.get(key) ?? { product, design, variant, pieces: 0 };
    known.pieces += quantity;
    counts.set(key, known);
    designs.set(product, (designs.get(product) ?? new Set()).add(design));
  }
  return [...counts.values()]
    .sort((a, b) => b.pieces - a.pieces)
    .map(({ product, design, variant, pieces }) => ({
      product: designs.get(product)!.size > 1 ? `${product} (${design})` : product,
      variant,
      pieces,
    }));
}
