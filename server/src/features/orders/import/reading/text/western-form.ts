import { lazy } from '../../../../../platform/cache/lazy.ts';
import { WESTERN_WORDS } from './western-words.ts';

const knownWords = lazy((): ReadonlySet<string> => new Set(WESTERN_WORDS.trim().split(/\s+/)));

/** What the Western reading of a word is worth: a word that is known, one that may be one, or letters and signs that no word has. */
export type WesternForm = 'known' | 'possible' | 'none';

/** Letters of the upper half of the Western encoding. */
const WIDE_LETTER = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ffŠšŽžŒœŸƒ]/;
/** `¸£`, `Áú`, `Èâàí`: no Western word has two of its letters side by side, but for those that are known. */
const SIDE_BY_SIDE = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ffŠšŽžŒœŸƒ]{2}/;
/** `créée`, `Größe`: in its languages two small ones may, behind another letter. */
const SMALL_PAIRS = /(?<=[A-Za-z])[\u00df-\u00f6\u00f8-\u00ff]{2}(?![\u00df-\u00f6\u00f8-\u00ff])/g;
/** `éF`, `ódŸ`: a capital behind a small letter, one of them of the upper half. */
const ODD_CASE = /[ß-öø-ÿšžœ]\p{Lu}|\p{Ll}[À-ÖØ-ÞŠŽŒŸ]|ƒ/u;

/** Signs of the upper half where Western text has them: prices, degrees, parts, ordinals, abbreviations, marks, the dot of Catalan. */
const SIGNS_IN_PLACE =
  /[£¥¢€¤](?!\p{L})|(?<=\d)\s?[°º²³¹½¼¾±×µ‰]|°(?=\s?[CFcf]?(?!\p{L}))|(?<=^|[\s(])[½¼¾](?=[\s.,;)]|$)|±(?=\s?\d)|×(?=\s|\d)|\b(?:[MmNnDdSs]|[A-Z]va|Dr|[Pp]ta)\.?[ªº°](?!\p{L})|(?<=\S)[©®™](?!\p{L})|[©®](?=\s)|(?<=l)·(?=l)|(?<=\s|^)[·•§¶¬](?=\s|$)|§(?=\s?\d)|(?<=m)[²³]/gu;
/** `¿Qué?`, `“Mom”`, `«oui»`: marks by twos; `¿aba` is żaba in another encoding. */
const PAIRS: readonly RegExp[] = [
  /¿([^¿]*\?)/gu,
  /¡([^¡]*!)/gu,
  /(?<=^|[\s(])“([^“”]+)”/gu,
  /„([^„“”]+)[“”]/gu,
  /«([^«»]+)»/gu,
  /(?<=^|[\s(])‘([^‘’]+)’(?!\p{L})/gu,
];
/** Apostrophes, dashes, dots and blanks. */
const PUNCTUATION =
  /(?<=\p{L})[’‘´](?=\p{L})|(?<=[\p{L}\d])[’´”](?=[\s.,!?)]|$)|(?<=^|\s)’(?=[a-z]{2}|\d\d)|(?<=\s)[–—](?=\s)|(?<=[\p{L}\d])[–—](?=[\p{L}\d])|(?<=[\p{L}\d])…|(?<=^|\s)…(?=\s|$|[A-Za-z]{2})|(?<=.)\u00a0/gu;
const SIGN = /[\u00a0-\u00bf\u00d7\u00f7\u02c6\u02dcƒ\ufffd\u0080-\u009f\u2013-\u203a€™]/;

/** Whether a sign stands where no Western text has it, as those of letters in another encoding do. */
export function hasStraySign(cell: string): boolean {
  if (!SIGN.test(cell)) return false;
  const rest = PAIRS.reduce((text, pair) => text.replace(pair, ' $1 '), cell);
  return SIGN.test(rest.replace(PUNCTUATION, ' ').replace(SIGNS_IN_PLACE, ' '));
}

/** @param isWestern the file is in a language of the Western encoding */
export function westernForm(word: string, isWestern: boolean): WesternForm {
  if (word.length >= 3 && knownWords().has(word.toLowerCase())) return 'known';
  if (!WIDE_LETTER.test(word)) return 'possible';
  if (ODD_CASE.test(word)) return 'none';
  return SIDE_BY_SIDE.test(isWestern ? word.replace(SMALL_PAIRS, '') : word) ? 'none' : 'possible';
}

const WORD = /[\p{L}\p{M}]+/gu;
const WIDE = /[^\0-\u007f]/;

/** The words of a cell that have a letter beyond ASCII. */
export function wideWords(cell: string): string[] {
  return (cell.match(WORD) ?? []).filter((word) => WIDE.test(word));
}

/** Words of headers in languages that are written in the Western encoding; English alone says nothing. */
const WESTERN_HEADER =
  /bestell|stra(?:ß|ss)e|liefer|empf[äa]nger|kunden|artikel|commande|livraison|adresse|quantit[éeàa]|pedido|env[íi]o|direcci[óo]n|cantidad|destinatario|endere[çc]o|quantidade|ordine|spedizione|indirizzo|ordernummer|aantal|bezorg|beställning|leverans|mottagare|modtager|mottaker|levering|tilaus|vastaanottaja/i;
const HEAD = 4000;

/** Whether the head of a file is in a language of the Western encoding. */
export function looksWestern(text: string): boolean {
  return WESTERN_HEADER.test(text.slice(0, HEAD));
}
