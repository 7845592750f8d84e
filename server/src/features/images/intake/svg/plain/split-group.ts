import { readDeclarations } from '../css/read-declarations.ts';

/** What changes an element as a whole. The renderer applies it twice to an `svg` inside another, or leaves it out. */
const WHOLE = ['opacity', 'filter', 'mask', 'clip-path', 'mix-blend-mode', 'isolation'];

interface Split {
  /** What stays with the element. */
  own: Record<string, string>;
  /** What a group around it takes; empty where there is nothing. */
  group: Record<string, string>;
}

/** Attributes by which other elements refer to an element, and those that say whether it is drawn: they move to the group, if there is one. */
const OUTERMOST = ['id', 'systemLanguage', 'requiredExtensions'];

/** Divides the attributes of an `svg` between it and a group around it, which means the same to every program. */
export function splitGroup(attributes: Record<string, string>, moved: readonly string[] = []): Split {
  const names = new Set([...WHOLE, ...moved]);
  const { style, ...plain } = attributes;
  const split: Split = { own: {}, group: {} };
  for (const [name, value] of Object.entries(plain))
    (names.has(name) ? split.group : split.own)[name] = value;
  const declared = readDeclarations(style ?? '');
  const write = (isMoved: boolean) =>
    declared
      .filter(({ name }) => names.has(name) === isMoved)
      .map(({ name, value }) => `${name}:${value}`)
      .join(';');
  if (write(true) !== '') split.group.style = write(true);
  if (Object.keys(split.group).length === 0) return { own: attributes, group: {} };
  for (const name of OUTERMOST) {
    const value = split.own[name];
    if (value === undefined) continue;
    split.group[name] = value;
    delete split.own[name];
  }
  if (write(false) !== '') split.own.style = write(false);
  return split;
}
