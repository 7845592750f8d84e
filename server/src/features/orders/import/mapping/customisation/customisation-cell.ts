import type { PersonalisedText } from '../../../model/order-line.ts';
import { type Customisation, isObject, jsonRefusal, listIn, type Reply, textIn } from './customisation.ts';
import { nameReplies } from './name-replies.ts';
import { readAmazonCustom } from './read-amazon.ts';
import { readTemuCustom } from './read-temu.ts';

/**
 * Header of the column that we add to a table. It holds, for each row, what the archives that come with the table say
 * of it.
 */
export const CUSTOMISATION_HEADER = '定制信息（ZIP）';
/** The mark of our own JSON in that column. */
const MARK = 'customisation';
/** A cell of JSON has no more letters. */
const MAX_LETTERS = 2_000_000;

/** Reasons why the customisation of a row is not certain. */
export type CustomisationProblem = 'ambiguous' | 'conflict';

/** The customisation of one row, as our added column holds it. */
export interface CustomisationCell {
  quantity: number | null;
  replies: readonly Reply[];
  unread: readonly string[];
  problem: CustomisationProblem | null;
}

/**
 * The text of our added column for one row.
 * @param paths where each named picture is in the archive; pictures that are not listed are missing
 */
export function writeCustomisationCell(
  { quantity, replies, unread }: Pick<Customisation, 'quantity' | 'replies' | 'unread'>,
  paths: ReadonlyMap<string, string>,
): string {
  const placed = replies.map((reply) =>
    reply.kind === 'picture' && reply.value !== '' ? { ...reply, file: paths.get(reply.value) ?? '' } : reply,
  );
  return JSON.stringify({ [MARK]: 1, quantity, answers: placed, unread });
}

/** The cell for a row whose customisation is in doubt. */
export function writeCustomisationProblem(problem: CustomisationProblem): string {
  return JSON.stringify({ [MARK]: 1, problem });
}

/** Reads a cell that holds the JSON of a customisation, ours or a marketplace's; null = it is ordinary text. */
export function readCustomisationCell(text: string): CustomisationCell | null {
  if (!/^\s*[{[]/.test(text) || text.length > MAX_LETTERS || jsonRefusal(text) !== null) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (isObject(json) && textIn(json, MARK) === '1') return readOwn(json);
  const custom = readAmazonCustom(json) ?? readTemuCustom(json);
  return (
    custom && { quantity: custom.quantity, replies: custom.replies, unread: custom.unread, problem: null }
  );
}

function readOwn(json: unknown): CustomisationCell {
  const problem = textIn(json, 'problem');
  const quantity = Number(textIn(json, 'quantity'));
  return {
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : null,
    replies: listIn(json, 'answers').flatMap((one) => (isReply(one) ? [one] : [])),
    unread: listIn(json, 'unread').filter((one) => typeof one === 'string'),
    problem: problem === 'ambiguous' || problem === 'conflict' ? problem : null,
  };
}

function isReply(value: unknown): value is Reply {
  return (
    isObject(value) &&
    ['label', 'inner', 'kind', 'value'].every((field) => typeof value[field] === 'string') &&
    Array.isArray(value.path) &&
    value.path.every((one) => typeof one === 'string')
  );
}

/** What a cell asks to be printed, and the names of questions that the buyer left empty. */
export function personalisationOfCell({ replies }: CustomisationCell): {
  texts: PersonalisedText[];
  blanks: string[];
} {
  const texts: PersonalisedText[] = [];
  const blanks: string[] = [];
  for (const reply of nameReplies(replies)) {
    const { name, aliases, kind, value } = reply;
    if (value === '') {
      blanks.push(name, ...aliases);
      continue;
    }
    const file = 'file' in reply && typeof reply.file === 'string' ? reply.file : null;
    texts.push({
      name,
      value,
      isExact: true,
      ...(aliases.length > 0 ? { aliases: [...aliases] } : {}),
      ...(kind === 'picture' ? { file: file ?? fileNameOf(value) } : {}),
      ...(reply.code === undefined ? {} : { code: reply.code }),
    });
  }
  return { texts, blanks };
}

/** The file that an address ends in; a name is itself. */
function fileNameOf(value: string): string {
  if (!URL.canParse(value)) return value;
  try {
    return decodeURIComponent(new URL(value).pathname.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}

/** A customisation in one readable line; other texts are returned as they are. */
export function describeCustomisation(text: string): string {
  const cell = text.startsWith('{"customisation"') ? readCustomisationCell(text) : null;
  if (!cell) return text;
  return personalisationOfCell(cell)
    .texts.map(({ name, value }) => `${name}：${value}`)
    .join('；');
}
