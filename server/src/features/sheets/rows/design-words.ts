import type { DesignDocument } from '@diy/design/document';
import type { TemplateDefinition } from '@diy/design/template';
import { trimSigns } from '../../../platform/text/trim-signs.ts';
import { colourSpellings } from './colour-spellings.ts';

/** The words that name a design in titles. */
export interface DesignWords {
  /** Its name without product and colour; '' = it has no other name. */
  zh: string;
  /** Words that an English title can use; '' = nobody wrote any. */
  en: string;
  /** A short stable mark of the design: the tail of its SKU. */
  mark: string;
}

/** The places that a design's words are taken from. */
export interface WordSources {
  name: string;
  sku: string;
  colourId: string;
  template: Pick<TemplateDefinition, 'title' | 'colours'>;
  document?: Pick<DesignDocument, 'surfaces'>;
  /** What its pictures were asked for with. */
  prompts?: readonly string[];
}

const HAN = /\p{Script=Han}/u;
/** Longest name that is made of a text or a prompt; those that a person gave are kept whole. */
const MAX_LETTERS = 48;
/** What cameras, chat programs and browsers call pictures, and words that say nothing about one. */
const NO_NAME =
  /^(?:img|image|images|dsc|dscn|dscf|pic|pics|photo|picture|screenshot|screen|shot|untitled|wechat|weixin|mmexport|qq|download|downloads|file|copy|layer|final|new|tmp|temp|png|jpe?g|webp|svg|tiff?|psd|ai|sample|text|name)$/i;

/** The words of a design for titles that distinguish designs without repeating product or colour. */
export function designWords(sources: WordSources): DesignWords {
  const { name, sku, prompts = [] } = sources;
  const zh = ownName(name, sources);
  const clean = (text: string) => ownName(text, sources);
  const candidates = [
    () => (HAN.test(zh) ? latinWords(zh) : zh),
    ...layersOf(sources).texts.map((text) => () => (HAN.test(text) ? '' : inFewWords(clean(text)))),
    ...layersOf(sources).pictures.map((text) => () => pictureName(clean(text))),
    ...prompts.map((text) => () => inFewWords(latinWords(clean(text.split(/[,.;，。；\n]/)[0] ?? '')))),
  ];
  const en = candidates.map((words) => words()).find((words) => /\p{Script=Latin}{2}/u.test(words)) ?? '';
  return { zh, en, mark: markOf(sku) };
}

/** A name without the product's title in any language, and without colours of the product that stand by themselves. */
function ownName(name: string, { template, colourId }: WordSources): string {
  let rest = name.normalize('NFC').replace(/\s+/g, ' ');
  for (const title of [template.title.zh, template.title.en]) rest = without(rest, title);
  return withoutColours(rest, template, colourId);
}

/**
 * A text without colours of a product that stand by themselves.
 * @param colourId its own colour, which may also end a word
 */
export function withoutColours(
  rest: string,
  template: Pick<TemplateDefinition, 'colours'>,
  colourId = '',
): string {
  const own = template.colours.find(({ id }) => id === colourId)?.name.zh ?? '';
  const colours = new Set(template.colours.flatMap(colourSpellings));
  const words = rest.split(/([\s_/|·,，、()（）[\]【】-]+)/);
  const kept = words.map((word, at) => {
    if (at % 2 === 1) return word;
    if (colours.has(word.toLowerCase())) return '';
    // 小猫白色: what stands last is the product's colour, what stands first the picture's.
    return own.length > 1 && word.length > own.length && word.endsWith(own)
      ? word.slice(0, -own.length)
      : word;
  });
  for (const colour of colours) {
    if (!colour.includes(' ')) continue;
    const joined = without(kept.join(''), colour);
    kept.splice(0, kept.length, joined);
  }
  return tidy(kept.join(''));
}

/** Signs that stood between what was taken out go with it. */
function tidy(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/[(（[【] ?[)）\]】]/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/ ?([_/|·,，、-])(?: ?[_/|·,，、-])+ ?/g, '$1');
  return trimSigns(plain, /[\s_/|·,，、-]/);
}

/** `text` without a phrase, where it does not begin or end within a longer word. */
function without(text: string, phrase: string): string {
  const wanted = phrase.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (wanted === '') return text;
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const edge = (letter: string | undefined, look: string) =>
    /\p{Script=Latin}|\d/u.test(letter ?? '') ? look : '';
  const pattern =
    edge(wanted[0], '(?<![\\p{Script=Latin}\\p{N}])') +
    escaped +
    edge(wanted.at(-1), '(?![\\p{Script=Latin}\\p{N}])');
  return text.replace(new RegExp(pattern, 'giu'), ' ');
}

function layersOf({ document }: WordSources): { texts: string[]; pictures: string[] } {
  const layers = (document?.surfaces ?? [])
    .flatMap((surface) => surface.layers)
    .filter(({ hidden }) => !hidden);
  return {
    // Skip texts bound to a field: they only hold sample words.
    texts: layers.flatMap((layer) => (layer.kind === 'text' && !layer.bindings?.text ? [layer.text] : [])),
    pictures: layers.flatMap((layer) => (layer.kind === 'image' ? [layer.name] : [])),
  };
}

/** The Latin words of a text, with its numbers. */
function latinWords(text: string): string {
  const words = text.match(/[\p{Script=Latin}\p{M}\p{N}][\p{Script=Latin}\p{M}\p{N}'’&+-]*/gu) ?? [];
  return words.join(' ');
}

/** A picture's file name as words; '' for names that programs give. */
function pictureName(name: string): string {
  const words = latinWords(name.replace(/\.[a-z0-9]{2,5}$/i, '').replace(/[_-]+/g, ' '))
    .split(' ')
    .filter((word) => !NO_NAME.test(word) && !/^(?=.*\d)[0-9a-f]{8,}$/i.test(word));
  return words.some((word) => /\p{Script=Latin}{3}/u.test(word)) ? inFewWords(words.join(' ')) : '';
}

function inFewWords(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= MAX_LETTERS) return whole;
  return whole.slice(0, whole.lastIndexOf(' ', MAX_LETTERS)).trim();
}

function markOf(sku: string): string {
  const tail = sku.split(/[-_ ]/).at(-1) ?? '';
  return tail.length >= 4 ? tail : sku;
}
