import { type Message, type MessageLocale, message, nameText } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { textOf } from '../../../platform/errors/cannot-succeed.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import type { RenderResult } from '../../designs/index.ts';
import type { RenderNeeds } from '../../rendering/index.ts';
import type { CheckNeeds } from '../lines/check-lines.ts';
import type { LineRecord } from '../lines/lines.queries.ts';
import { personalisationLines } from './personalisation-text.ts';
import {
  decryptPersonalisation,
  isWithdrawn,
  lineFacts,
  type ProductionLine,
  productionLine,
  renderLine,
} from './produce-line.ts';

/** One line of a pick list. */
export interface PickRow {
  orderNo: string;
  lineNo: string;
  shop: string;
  sku: string;
  product: string;
  colour: string;
  size: string;
  quantity: number;
  /** Whether the buyer asked for something. */
  personalised: boolean;
  /** What the buyer asked for, whole; '' = nothing. */
  personalisation: string;
  /** Paths of its files in the archive. */
  files: readonly string[];
  /** The reason why the line is not in the archive; '' = it is. */
  problem: string;
  /** What to check before it is printed; '' = nothing. */
  warning: string;
  /** A square JPEG of the mockup; null = none. */
  thumbnail: Buffer | null;
}

const THUMBNAIL_PX = 160;

/** Paths that a line's files have in an archive. */
export type NameFiles = (line: ProductionLine, rendered: RenderResult) => readonly string[];

/** The lines of a pick list in their order, with thumbnails of exactly what is printed. */
export async function* pickRows(
  services: CheckNeeds & RenderNeeds,
  ownerId: string,
  ids: readonly string[],
  locale: MessageLocale,
  nameFiles: NameFiles = () => [],
): AsyncGenerator<PickRow> {
  for (const line of await lineFacts(services.db, ownerId, ids)) {
    const problem = problemOf(line, locale);
    // The same problem would occur again, so a missing picture is not fetched twice.
    const made = problem === '' ? await describe(services, ownerId, line.id, locale, nameFiles) : null;
    const found = made?.problem ?? problem;
    const facts = made?.files ? made : null;
    yield {
      orderNo: line.order_no,
      lineNo: line.line_no,
      shop: line.shop,
      sku: line.sku,
      product: facts?.product ?? line.title,
      colour: facts?.colour ?? line.colour_id,
      size: facts?.size ?? line.size_id,
      quantity: line.quantity,
      personalised: line.personalised,
      personalisation: personalisationLines(decryptPersonalisation(services, ownerId, line)).join('\n'),
      files: facts?.files ?? [],
      problem: found,
      warning: line.problem?.isWarning ? worded(line.problem, locale) : '',
      thumbnail: facts?.thumbnail ?? null,
    };
  }
}

/** For cells, and for lines that are drawn: both have no use for marks of direction. */
const worded = (said: Message, locale: MessageLocale): string =>
  messageText(said, locale, { isolates: false });

/** Why nothing that the archive may hold of a line is to be printed; '' = it is. */
function problemOf({ problem, ...line }: LineRecord, locale: MessageLocale): string {
  if (problem && !problem.isWarning) return worded(problem, locale);
  if (isWithdrawn(line)) return worded(message('papers.line-withdrawn-since'), locale);
  return line.files_outdated ? worded(message('papers.line-changed-since'), locale) : '';
}

/** What a row shows of its line, or why it cannot be produced: a row without files is never counted in silence. */
async function describe(
  services: CheckNeeds & RenderNeeds,
  ownerId: string,
  id: string,
  locale: MessageLocale,
  nameFiles: NameFiles,
) {
  try {
    const line = await productionLine(services, ownerId, id);
    const { definition } = line.template;
    const rendered = await renderLine(services, ownerId, line);
    const key = rendered.mockups[0]?.key;
    const colour = definition.colours.find((one) => one.id === line.colourId);
    return {
      files: nameFiles(line, rendered),
      product: `${line.design.name} · ${nameText(definition.title, locale)}`,
      colour: colour ? nameText(colour.name, locale) : line.colourId,
      size: definition.sizes.find((one) => one.id === line.sizeId)?.name ?? line.sizeId,
      thumbnail: key ? await shrink(await services.storage.read(key)) : null,
    };
  } catch (error) {
    const known = textOf(error);
    if (known) return { problem: worded(known, locale) };
    services.log.warn({ err: error, lineId: id }, 'a line of a pick list could not be read');
    return { problem: worded(message('papers.line-unread'), locale) };
  }
}

function shrink(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'contain', background: '#FFFFFF' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Pieces by product, colour and size, most first. */
export function countProducts(
  rows: readonly PickRow[],
): { product: string; variant: string; pieces: number }[] {
  const counts = new Map<string, { product: string; variant: string; pieces: number }>();
  for (const { product, colour, size, quantity, problem } of rows) {
    if (problem !== '') continue;
    const variant = [colour, size].join(' · ');
    const key = `${product}\n${variant}`;
    const known = counts.get(key) ?? { product, variant, pieces: 0 };
    known.pieces += quantity;
    counts.set(key, known);
  }
  return [...counts.values()].sort((a, b) => b.pieces - a.pieces);
}
