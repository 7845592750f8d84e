import { catalogueName } from './catalogue-names/catalogue-name.ts';
import { COUNTED } from './counted.ts';
import {
  isStoredMessage,
  LIST_SEPARATORS,
  type MessageLocale,
  type MessageParam,
  type StoredMessage,
} from './message.ts';

/** What wording depends on besides the message. */
export interface Wording {
  locale: MessageLocale;
  /** Whether names keep their own direction in a right-to-left sentence, by marks that cells of tables must not hold. */
  isolates: boolean;
  /** Words a message inside of the message. */
  word: (inner: StoredMessage) => string;
}

type Params = StoredMessage['params'];

const RIGHT_TO_LEFT: readonly MessageLocale[] = ['ar', 'he', 'fa', 'ku'];
/** Sorani has the plural rules of Kurdish; not every runtime knows them, and they are those of English. */
const PLURAL_RULES: Record<MessageLocale, Intl.PluralRules> = {
  zh: new Intl.PluralRules('zh'),
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
  he: new Intl.PluralRules('he'),
  fa: new Intl.PluralRules('fa'),
  ku: new Intl.PluralRules('en'),
};

/** Whether a language is written from right to left. */
export const isRightToLeft = (locale: MessageLocale): boolean => RIGHT_TO_LEFT.includes(locale);

const OPTIONAL = /\[([^[\]]*)\]/g;
const PARAM = /\{(\w+)(?::(\w+))?\}/g;
/** Sizes, measures and endings of file names, which a right-to-left sentence would turn round. */
const FIGURES =
  /\d[\d.,]*(?: ?× ?\d[\d.,]*)+(?: (?:mm|cm|px|dpi|kB|MB|GB)\b)?|\d[\d.,]* (?:mm|cm|px|dpi|kB|MB|GB)\b|\d[\d.,]*%|(?<![\w.])\.[a-z]{2,4}\b/g;

/**
 * A sentence with its parameters. `{name}` is a parameter, `{count:rows}` a number with the noun that is counted, and
 * `[…]` is left out when a parameter in it is missing, empty or 0.
 */
export function wordText(text: string, params: Params, wording: Wording): string {
  const isSaid = (part: string) =>
    [...part.matchAll(PARAM)].every(([, name = '']) => !isNothing(paramOf(params, name)));
  const said = text.replace(OPTIONAL, (_, part: string) => (isSaid(part) ? part : ''));
  const marked = wording.isolates && isRightToLeft(wording.locale) ? isolateFigures(said, params) : said;
  return marked.replace(PARAM, (_, name: string, noun?: string) => {
    const value = paramOf(params, name);
    return noun ? counted(noun, Number(value), wording.locale) : wordParam(value, wording);
  });
}

/** Older findings and reasons hold a name's two forms as two parameters. */
function paramOf(params: Params, name: string): MessageParam | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (value !== undefined) return value;
  const [zh, en] = [params[`${name}Zh`], params[`${name}En`]];
  return typeof zh === 'string' && typeof en === 'string' ? { zh, en } : undefined;
}

const isNothing = (value: MessageParam | undefined): boolean =>
  value === undefined || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

function wordParam(value: MessageParam | undefined, wording: Wording): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return isolate(value, wording);
  if (isList(value)) {
    return value.map((one) => wordParam(one, wording)).join(LIST_SEPARATORS[wording.locale]);
  }
  if (isStoredMessage(value)) return wording.word(value);
  return isolate(catalogueName(value, wording.locale), wording);
}

const isList = (value: MessageParam): value is readonly (string | StoredMessage)[] => Array.isArray(value);

const isolate = (name: string, { locale, isolates }: Wording): string =>
  isolates ? isolated(name, locale) : name;

/** A name as it stands in a line of a right-to-left language, in marks that keep its own direction. */
export const isolated = (name: string, locale: MessageLocale): string =>
  isRightToLeft(locale) && name !== '' ? `\u2068${name}\u2069` : name;

/** Parameters that are numbers stand in their places first, so that measures are seen whole. */
function isolateFigures(text: string, params: Params): string {
  const filled = text.replace(PARAM, (all, name: string, noun?: string) => {
    const value = paramOf(params, name);
    return typeof value === 'number' && !noun ? String(value) : all;
  });
  return filled.replace(FIGURES, '\u2066$&\u2069');
}

function counted(noun: string, count: number, locale: MessageLocale): string {
  const nouns: Record<string, Partial<Record<Intl.LDMLPluralRule, string>>> = COUNTED[locale];
  const form = nouns[noun]?.[PLURAL_RULES[locale].select(count)] ?? nouns[noun]?.other ?? '#';
  return form.replace('#', String(count));
}
