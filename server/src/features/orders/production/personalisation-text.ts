import type { PersonalisedText } from '../model/order-line.ts';

const ADDRESS = /^https?:\/\/\S+$/i;

/** What a buyer asked for, whole, as lines to read: each text under its name, or the text that all of them come from. */
export function personalisationLines(texts: readonly PersonalisedText[]): string[] {
  const wholes = new Set<string>();
  return texts.flatMap(({ name, value, whole }) => {
    if (whole === undefined) return [`${name}：${value}`];
    if (wholes.has(whole)) return [];
    wholes.add(whole);
    return [whole];
  });
}

/** The same in a few words for the name of a file: words as they are, pictures by their name. */
export function shortPersonalisation(texts: readonly PersonalisedText[]): string {
  return texts
    .map(({ name, value }) => (ADDRESS.test(value.trim()) ? name : value))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('+');
}
