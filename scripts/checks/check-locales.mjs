// Holds web/src/locales together: every language has every file with the same keys; placeholders agree; every key is
// used somewhere in web/src, and every key that is used there exists; nothing is left in English (names, codes and units alone aside).
// Use: node scripts/checks/check-locales.mjs   (also run by scripts/check-files.mjs)
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the others are translated from. */
const SOURCE = 'en-US';
/** Every language on offer (web/src/lib/text/locale.ts): a file or key that one of them lacks is a problem. */
const LOCALES = ['zh-CN', 'en-US', 'ar', 'he', 'fa', 'ku'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Texts by key, nested keys joined by dots. */
function flatten(texts, path = '') {
  return Object.entries(texts).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[name, value]] : flatten(value, name);
  });
}

/** Texts by key with plural forms folded together: languages have different numbers of them. */
function folded(texts) {
  const all = new Map();
  for (const [key, text] of flatten(texts)) {
    const name = key.replace(PLURAL, '');
    all.set(name, [...(all.get(name) ?? []), text]);
  }
  return all;
}

const placeholders = (texts) =>
  new Set(texts.flatMap((text) => [...text.matchAll(/\{\{-?\s*(\w+)/g)].map((match) => match[1])));

/** Says that a text is the English one left as it was: three common words in a row are no name, code or unit. */
const isLeftInEnglish = (text, english) =>
  text === english && /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(text.replace(/\{\{.*?\}\}/g, ''));

/** What is wrong between one language's texts of a feature and the source's. */
export function compareTexts(source, other, where) {
  const [wanted, given] = [folded(source), folded(other)];
  const problems = [];
  for (const key of wanted.keys()) if (!given.has(key)) problems.push(`${where}: ${key} is missing`);
  for (const [key, texts] of given) {
    const model = wanted.get(key);
    if (!model) {
      problems.push(`${where}: ${key} is in no other language`);
      continue;
    }
    if (texts.some((text) => text.trim() === '' && model.every((one) => one.trim() !== '')))
      problems.push(`${where}: ${key} is empty`);
    if (texts.some((text) => model.some((english) => isLeftInEnglish(text, english))))
      problems.push(`${where}: ${key} is still in English`);
    const [allowed, found] = [placeholders(model), placeholders(texts)];
    for (const name of found)
      if (!allowed.has(name)) problems.push(`${where}: ${key} has an unknown {{${name}}}`);
    for (const name of allowed)
      if (!found.has(name) && name !== 'count') problems.push(`${where}: ${key} lacks {{${name}}}`);
  }
  return problems;
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ku']);
const FIGURE = String.raw`(?:\{\{\w+\}\}|\d[\d.,]*)`;
const SIDE = String.raw`(?:\{\{(?:width|height)(?:Mm|Px)?\}\}|\d[\d.,]*)`;
/** A figure and its unit in Latin letters, or the sides of something; behind a Latin letter it runs as that does. */
const MEASURE = new RegExp(
  String.raw`(?<![A-Za-z] ?)(?<![\d.,{])(?:${SIDE} ?× ?${SIDE}|${FIGURE} ?(?:mm|cm|px|dpi|oz|ml|MB|GB|kB)(?![A-Za-z]))`,
);

/** The first measure in a text that is not apart (U+2066 … U+2069): in a right-to-left sentence its height would be read as its width. */
export function findTurnedMeasure(text) {
  return MEASURE.exec(text.replace(/\u2066[^\u2066-\u2069]*\u2069/g, ''))?.[0] ?? null;
}

/** Checks whether some source text names a key, whole or as a template like `state.${state}`. */
export function createUseCheck(sources) {
  const literals = new Set();
  const patterns = [];
  for (const source of sources) {
    for (const [, text] of source.matchAll(/['"]([\w.:-]+)['"]/g)) literals.add(text.replace(/^[\w-]+:/, ''));
    for (const [, text] of source.matchAll(/`([\w.:-]*(?:\$\{[^`}]*\}[\w.:-]*)+)`/g)) {
      const plain = text.replace(/^[\w-]+:/, '');
      // A template of nothing but a value says nothing of the key.
      if (!/[\w-]/.test(plain.replace(/\$\{[^}]*\}/g, ''))) continue;
      const parts = plain.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.-]/g, '\\$&'));
      patterns.push(new RegExp(`^${parts.join('[\\w.-]+')}$`));
    }
  }
  return (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
}

/**
 * The keys that a source asks for in full, `t('list.empty')`, and that no text has: they would be shown instead of words. Asked of the
 * features that the source opens (`useTranslation`), of the one before a colon, else of all.
 * @param {Map<string, Map<string, string[]>>} texts by feature, then by key
 */
export function keysWithoutText(source, texts) {
  const opened = [...source.matchAll(/useTranslation\(\s*\[?([^\])]*)/g)].flatMap(([, names]) =>
    [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
  );
  return [...source.matchAll(/\bt\(\s*'(?:([\w-]+):)?([\w.-]+)'/g)]
    .filter(([, feature, key]) => {
      const features = feature ? [feature] : opened.length > 0 ? opened : [...texts.keys()];
      return !features.some((one) => texts.get(one)?.has(key));
    })
    .map(([, , key]) => key);
}

/** The check on this repository; returns the problems. */
export function checkLocalesOf(root) {
  const folder = join(root, 'web/src/locales');
  const read = (locale, feature) => {
    const path = join(folder, locale, `${feature}.json`);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  };
  const namesIn = (locale) => readdirSync(join(folder, locale)).map((name) => name.replace(/\.json$/, ''));
  const features = [...new Set(LOCALES.flatMap(namesIn))].sort();
  const sources = readSources(join(root, 'web/src'));
  const isUsed = createUseCheck(sources.map(({ text }) => text));
  const problems = [];
  const ofSource = new Map(features.map((feature) => [feature, folded(read(SOURCE, feature) ?? {})]));
  for (const { path, text } of sources)
    for (const key of keysWithoutText(text, ofSource)) problems.push(`${path}: ${key} has no text`);
  for (const locale of readdirSync(folder).filter((one) => !LOCALES.includes(one)))
    problems.push(`locales/${locale} is no language on offer`);
  for (const feature of features) {
    const source = read(SOURCE, feature);
    if (!source) {
      problems.push(`locales: ${feature}.json has no ${SOURCE} file`);
      continue;
    }
    for (const key of folded(source).keys())
      if (!isUsed(key)) problems.push(`locales: ${feature}.json: ${key} is used nowhere in web/src`);
    for (const locale of LOCALES.filter((one) => one !== SOURCE)) {
      const texts = read(locale, feature);
      const where = `locales/${locale}/${feature}.json`;
      problems.push(...(texts ? compareTexts(source, texts, where) : [`${where} does not exist`]));
      if (!RIGHT_TO_LEFT.has(locale)) continue;
      for (const [key, text] of flatten(texts ?? {})) {
        const measure = findTurnedMeasure(text);
        if (measure) problems.push(`${where}: ${key}: put ${measure} between \\u2066 and \\u2069`);
      }
    }
  }
  console.log(
    `check-locales: ${LOCALES.length} languages, ${features.length} files, ${problems.length} problems`,
  );
  return problems;
}

function readSources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkLocalesOf(fileURLToPath(new URL('../..', import.meta.url)));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
