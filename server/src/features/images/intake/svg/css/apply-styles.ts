import { requireInnerStyle } from './css-links.ts';
import { type CustomValues, hasVariable, inheritCustom, resolveVariables } from './custom-properties.ts';
import { INITIAL_VALUES, isInherited } from './initial-values.ts';
import { plainTransform, turnedAround } from './plain-transform.ts';
import { plainValue } from './plain-value.ts';
import { type Declaration, readDeclarations } from './read-declarations.ts';
import { matches, type StyledElement } from './read-selectors.ts';
import { readStyleSheet, type StyleRule } from './read-style-sheet.ts';

/** An element whose attributes are changed to what its styles come to. */
export interface StyledNode extends StyledElement {
  attributes: Record<string, string>;
  parent: StyledNode | null;
}

/** What became of the styles of a file. */
export interface StylesApplied {
  /** Something may be drawn differently from how its program showed it. */
  isUnread: boolean;
  isAnimated: boolean;
}

/** Attributes that are properties as well, so that a style's value takes their place; the others are no attributes of shapes. */
const GEOMETRY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    image: ['x', 'y', 'width', 'height'],
    use: ['x', 'y', 'width', 'height'],
    circle: ['cx', 'cy', 'r'],
    ellipse: ['cx', 'cy', 'rx', 'ry'],
    path: ['d'],
  }),
);
const ANIMATION = /^(?:animation|transition)(?:-|$)/;

/**
 * Works out the cascade (CSS Cascading 4): rules by importance, specificity and order, `style` attributes above them, custom
 * properties as each element inherits them. The results are written into the `style` attributes, so that the renderer, which
 * knows less of CSS, has nothing left to choose.
 * @param nodes in document order
 * @param sheets in their order
 */
export function applyStyles(nodes: readonly StyledNode[], sheets: readonly string[]): StylesApplied {
  const sheet = readStyleSheet(sheets.join('\n'));
  const applied = { isUnread: sheet.isUnread, isAnimated: sheet.isAnimated };
  const rules = indexRules(sheet.rules);
  const custom = new Map<StyledNode, CustomValues>();
  const used = new Map<StyledNode, string[]>();
  for (const node of nodes) {
    const own = chosenDeclarations(node, rules);
    const inherited = (node.parent && custom.get(node.parent)) ?? NO_VALUES;
    const values = inheritCustom(customOf(own), inherited);
    custom.set(node, values);
    const names: string[] = [];
    const findValue = (name: string) => values.get(name) ?? null;
    const resolve = (text: string) => resolveVariables(text, findValue, (name) => void names.push(name));
    if (own.some(({ name }) => ANIMATION.test(name))) applied.isAnimated = true;
    if (setStyles(node, own, resolve)) applied.isUnread = true;
    if (names.length > 0) used.set(node, names);
  }
  if (used.size > 0 && isUsedElsewhere(nodes, custom, used)) applied.isUnread = true;
  return applied;
}

const NO_VALUES: CustomValues = new Map();

type Rules = Map<string, { rule: StyleRule; place: number }[]>;

function indexRules(rules: readonly StyleRule[]): Rules {
  const byKey: Rules = new Map();
  rules.forEach((rule, place) => {
    const key = rule.selector.key ?? '*';
    byKey.set(key, [...(byKey.get(key) ?? []), { rule, place }]);
  });
  return byKey;
}

interface Chosen extends Declaration {
  weight: readonly [important: number, inStyle: number, specificity: number, place: number];
}

/** What rules and its `style` say of an element, the strongest last. */
function chosenDeclarations(node: StyledNode, rules: Rules): Chosen[] {
  const { id, class: classes = '', style } = node.attributes;
  const keys = ['*', node.name, `#${id}`, ...new Set(classes.split(/\s+/).map((name) => `.${name}`))];
  const chosen: Chosen[] = [];
  for (const key of keys)
    for (const { rule, place } of rules.get(key) ?? []) {
      if (!matches(node, rule.selector)) continue;
      for (const one of rule.declarations)
        chosen.push({ ...one, weight: [one.isImportant ? 1 : 0, 0, rule.selector.specificity, place] });
    }
  for (const one of readDeclarations(style ?? ''))
    chosen.push({ ...one, weight: [one.isImportant ? 1 : 0, 1, 0, 0] });
  return chosen.sort((one, other) => {
    const at = one.weight.findIndex((part, index) => part !== other.weight[index]);
    return at < 0 ? 0 : one.weight[at]! - other.weight[at]!;
  });
}

const customOf = (chosen: readonly Chosen[]) =>
  new Map(chosen.filter(({ name }) => name.startsWith('--')).map(({ name, value }) => [name, value]));

/** Writes the results into the element's attributes. Returns whether something was not understood. */
function setStyles(
  node: StyledNode,
  chosen: readonly Chosen[],
  resolve: (text: string) => string | null,
): boolean {
  let isUnread = false;
  const styles = new Map<string, string>();
  const { attributes } = node;
  const unset = (name: string) => {
    styles.delete(name);
    delete attributes[name];
  };
  for (const [name, written] of Object.entries(attributes)) {
    if (name === 'vector-effect' && written !== 'none') isUnread = true;
    if (name === 'style' || !/(?<![-\w])(?:var|calc)\(/i.test(written)) continue;
    const plain = plainOf(name, written, resolve);
    if (typeof plain === 'object') attributes[name] = plain.value;
    else delete attributes[name];
    if (plain === 'unread') isUnread = true;
  }
  for (const { name, value: written } of chosen) {
    if (name.startsWith('--') || ANIMATION.test(name)) continue;
    const plain = plainOf(name, written, resolve);
    if (plain === 'unread') isUnread = true;
    // A variable without a value unsets the property, also what a weaker rule said.
    else if (plain === 'unset') unset(name);
    else if (plain !== 'invalid') {
      const value = keywordValue(node, name, plain.value);
      if (value === null) unset(name);
      else if (value === undefined) isUnread = true;
      else
        for (const one of name === 'marker' ? MARKERS : [name]) {
          // The strongest comes last, also among shorthands.
          styles.delete(one);
          styles.set(one, value);
        }
    }
  }
  for (const name of ['fill', 'stroke']) keepCurrentColour(node, name, styles);
  if (moveToAttributes(node, styles)) isUnread = true;
  const style = [...styles].map(([name, value]) => `${name}:${value}`).join(';');
  // Parts that are harmless alone may make an address.
  requireInnerStyle(style);
  if (style === '') delete attributes.style;
  else attributes.style = style;
  return isUnread;
}

const MARKERS = ['marker-start', 'marker-mid', 'marker-end'];

/** The value that a keyword of CSS stands for; null = none of its own, undefined = not known here. */
function keywordValue(node: StyledNode, name: string, value: string): string | null | undefined {
  if (value === 'inherit') return inheritedOf(node, name);
  if (/^(?:unset|revert|revert-layer)$/.test(value)) return null;
  if (value !== 'initial') return value;
  return isInherited(name) ? INITIAL_VALUES.get(name) : null;
}

/** `currentColor` is inherited as that word: a child with another colour shows its own. The renderer passes on the colour. */
function keepCurrentColour(node: StyledNode, name: string, styles: Map<string, string>): void {
  const hasColour = styles.has('color') || node.attributes.color !== undefined;
  if (!hasColour || styles.has(name) || node.attributes[name] !== undefined) return;
  if (/^currentcolor$/i.test(inheritedOf(node, name) ?? '')) styles.set(name, 'currentColor');
}

function plainOf(name: string, written: string, resolve: (text: string) => string | null) {
  if (!hasVariable(written)) return plainValue(name, written);
  const resolved = resolve(written);
  if (resolved === null) return 'unset';
  requireInnerStyle(resolved);
  const plain = plainValue(name, resolved);
  // Whether it is valid is known only now, and weaker rules were replaced by then.
  return plain === 'invalid' ? 'unset' : plain;
}

/** Sides, places and transforms that styles name: the renderer reads them as attributes only. Returns whether one is not read. */
function moveToAttributes(node: StyledNode, styles: Map<string, string>): boolean {
  let isUnread = false;
  for (const name of GEOMETRY.get(node.name) ?? []) {
    const value = styles.get(name);
    if (value === undefined) continue;
    styles.delete(name);
    const [, path] = name === 'd' ? (/^path\(\s*["']([^"']*)["']\s*\)$/i.exec(value) ?? []) : [null, value];
    if (value === 'auto' || value === 'none') delete node.attributes[name];
    else if (path === undefined || path === null) isUnread = true;
    else node.attributes[name] = path;
  }
  const kind = styles.get('mask-type');
  if (node.name === 'mask' && kind !== undefined) node.attributes['mask-type'] = kind;
  const transform = styles.get('transform');
  styles.delete('transform');
  const plain = transform === undefined ? (node.attributes.transform ?? '') : plainTransform(transform);
  const origin = styles.get('transform-origin') ?? node.attributes['transform-origin'];
  const box = styles.get('transform-box') ?? node.attributes['transform-box'];
  // Their transforms have other names.
  if (origin !== undefined && /Gradient$|^pattern$/.test(node.name)) isUnread = true;
  for (const name of ['transform-origin', 'transform-box']) {
    styles.delete(name);
    delete node.attributes[name];
  }
  const placed = plain && turnedAround(plain, origin, box);
  if (placed === null) return true;
  if (placed === '') delete node.attributes.transform;
  else node.attributes.transform = placed;
  return isUnread;
}

/** What the parent has of a property; null where it has its initial value, as far as is written. */
function inheritedOf({ parent }: StyledNode, name: string): string | null {
  for (let holder = parent; holder; holder = holder.parent) {
    const style = readDeclarations(holder.attributes.style ?? '').findLast((one) => one.name === name);
    const value = style?.value ?? holder.attributes[name];
    if (value !== undefined) return value;
    if (!isInherited(name)) return null;
  }
  return null;
}

/**
 * Whether a `use` shows an element with other values of its variables than where it is written: it is drawn with those of its own
 * place, for all that show it.
 */
function isUsedElsewhere(
  nodes: readonly StyledNode[],
  custom: ReadonlyMap<StyledNode, CustomValues>,
  used: ReadonlyMap<StyledNode, string[]>,
): boolean {
  const byId = new Map(nodes.map((node) => [node.attributes.id, node]));
  // The elements that hold each user of variables, and the names that it asks for.
  const names = new Map<StyledNode, Set<string>>();
  for (const [node, asked] of used)
    for (let holder: StyledNode | null = node; holder; holder = holder.parent) {
      const all = names.get(holder) ?? new Set();
      for (const name of asked) all.add(name);
      names.set(holder, all);
    }
  return nodes.some((node) => {
    const target = node.name === 'use' ? byId.get(node.attributes.href?.slice(1)) : undefined;
    if (!target) return false;
    const there = (target.parent && custom.get(target.parent)) ?? NO_VALUES;
    return [...(names.get(target) ?? [])].some((name) => custom.get(node)?.get(name) !== there.get(name));
  });
}
