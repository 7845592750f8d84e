import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { import: 'default', eager: true });
const features = Object.keys(files)
  .filter((path) => path.startsWith('./zh-CN/'))
  .map((path) => path.slice('./zh-CN/'.length, -'.json'.length));

/** Keys with plural forms folded together: languages have different numbers of them. */
function keysOf(texts: unknown, path = ''): string[] {
  if (typeof texts === 'string') return [path.replace(/_(zero|one|two|few|many|other)$/, '')];
  return Object.entries(texts as Record<string, unknown>).flatMap(([key, value]) =>
    keysOf(value, path ? `${path}.${key}` : key),
  );
}

const unique = (keys: string[]) => [...new Set(keys)].sort();
const placeholders = (text: string) =>
  unique([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''));

function textsByKey(texts: unknown, path = ''): [string, string][] {
  if (typeof texts === 'string') return [[path.replace(/_(zero|one|two|few|many|other)$/, ''), texts]];
  return Object.entries(texts as Record<string, unknown>).flatMap(([key, value]) =>
    textsByKey(value, path ? `${path}.${key}` : key),
  );
}

test.each(features)('%s says the same things in every language', (feature) => {
  const zh = files[`./zh-CN/${feature}.json`];
  for (const locale of ['en-US']) {
    const other = files[`./${locale}/${feature}.json`];
    expect(other, `${locale}/${feature}.json`).toBeDefined();
    expect(unique(keysOf(other))).toEqual(unique(keysOf(zh)));
    const wanted = new Map(textsByKey(zh).map(([key, text]) => [key, placeholders(text)]));
    for (const [key, text] of textsByKey(other)) {
      expect(wanted.get(key), `${feature}.${key}`).toEqual(expect.arrayContaining(placeholders(text)));
    }
  }
});
