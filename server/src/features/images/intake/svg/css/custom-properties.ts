import { splitAt } from './read-declarations.ts';

/** Values of custom properties that hold for an element. */
export type CustomValues = ReadonlyMap<string, string>;

/** A value is no longer than this after its variables are put in; more is a bomb. */
const MAX_LENGTH = 5000;
const MAX_DEPTH = 30;
const VAR = /(?<![-\w])var\(/i;

export const hasVariable = (value: string): boolean => VAR.test(value);

/**
 * The text with each `var()` replaced by its value, or by what it names for the case that there is none. Null where neither is
 * there: CSS takes the property as not set then.
 * @param onUse called with each name that is asked for
 */
export function resolveVariables(
  text: string,
  findValue: (name: string) => string | null,
  onUse: (name: string) => void = () => {},
  depth = 0,
): string | null {
  let rest = text;
  let resolved = '';
  for (let found = VAR.exec(rest); found; found = VAR.exec(rest)) {
    const inside = insideOf(rest, found.index + found[0].length);
    const [name = '', ...other] = splitAt(inside, ',');
    onUse(name.trim());
    const fallback = () =>
      other.length === 0 || depth >= MAX_DEPTH
        ? null
        : resolveVariables(other.join(',').trim(), findValue, onUse, depth + 1);
    const value = findValue(name.trim()) ?? fallback();
    if (value === null) return null;
    resolved += rest.slice(0, found.index) + value;
    if (resolved.length > MAX_LENGTH) return null;
    rest = rest.slice(found.index + found[0].length + inside.length + 1);
  }
  return resolved + rest;
}

/** The text of the bracket that is open here. */
function insideOf(text: string, from: number): string {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

/** Custom properties of an element: those it sets itself, their own variables put in, over those of its parent. */
export function inheritCustom(own: ReadonlyMap<string, string>, inherited: CustomValues): CustomValues {
  if (own.size === 0) return inherited;
  const values = new Map(inherited);
  const open = new Set<string>();
  const done = new Set<string>();
  const findValue = (name: string): string | null => {
    const written = own.get(name);
    if (written === undefined || done.has(name)) return values.get(name) ?? null;
    // Properties that name each other in a circle are not set.
    if (open.has(name)) return null;
    open.add(name);
    const keyword = written.toLowerCase();
    const isInherited = keyword === 'inherit' || keyword === 'unset' || keyword === 'revert';
    const value = isInherited
      ? (inherited.get(name) ?? null)
      : keyword === 'initial'
        ? null
        : resolveVariables(written, findValue);
    open.delete(name);
    done.add(name);
    if (value === null) values.delete(name);
    else values.set(name, value);
    return value;
  };
  for (const name of own.keys()) findValue(name);
  return values;
}
