import type { XmlElement } from './read-xml.ts';
import { SvgRefusal } from './svg-problem.ts';

/** Declarations for the elements that a selector names. */
interface StyleRule {
  readonly selector: string;
  readonly declarations: ReadonlyMap<string, string>;
  /** Ids before classes before names; of two alike the later one wins. */
  readonly weight: number;
}

const MAX_RULES = 2000;

/** Whether a `style` element is CSS, which other languages are not read as; sheets for some media alone are refused. */
export function isStyleSheet({ attributes }: XmlElement): boolean {
  const type = (attributes.get('type') ?? '').trim().toLowerCase();
  if (type !== '' && type !== 'text/css') return false;
  const media = (attributes.get('media') ?? '').trim().toLowerCase();
  if (!['', 'all', 'screen'].includes(media)) throw new SvgRefusal('style', `media: ${media}`.slice(0, 40));
  return true;
}

/** Rules of the drawing's style sheets, weakest first. Understands single names, classes and ids, lists of them too. */
export function readStyleSheet(css: string): StyleRule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/<!--|-->/g, ' ');
  if (plain.includes('@')) throw new SvgRefusal('style', '@');
  const rules: StyleRule[] = [];
  let at = 0;
  while (at < plain.length) {
    const open = plain.indexOf('{', at);
    if (open < 0) {
      if (plain.slice(at).trim() !== '') throw new SvgRefusal('style', plain.slice(at).trim().slice(0, 20));
      break;
    }
    const close = plain.indexOf('}', open);
    if (close < 0) throw new SvgRefusal('style', plain.slice(at, open).trim().slice(0, 20));
    const declarations = readDeclarations(plain.slice(open + 1, close));
    for (const part of plain.slice(at, open).split(',')) {
      const selector = part.trim();
      if (!/^(?:[.#]?[A-Za-z_][\w-]*|\*)$/.test(selector))
        throw new SvgRefusal('style', selector.slice(0, 20));
      const weight = selector.startsWith('#') ? 3 : selector.startsWith('.') ? 2 : selector === '*' ? 0 : 1;
      rules.push({ selector, declarations, weight });
      if (rules.length > MAX_RULES) throw new SvgRefusal('too-large', 'style');
    }
    at = close + 1;
  }
  return rules
    .map((rule, index) => ({ rule, index }))
    .sort((one, other) => one.rule.weight - other.rule.weight || one.index - other.index)
    .map(({ rule }) => rule);
}

/** Properties of a `style` attribute or the inside of a rule. */
/** Sets a property behind all others: of two that say the same, such as `background` and `background-color`, the last one wins. */
function setLast(properties: Map<string, string>, name: string, value: string): void {
  properties.delete(name);
  properties.set(name, value);
}

function readDeclarations(text: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const part of text.replace(/\/\*[\s\S]*?\*\//g, ' ').split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) {
      if (part.trim() !== '') throw new SvgRefusal('style', part.trim().slice(0, 20));
      continue;
    }
    const value = part.slice(colon + 1).trim();
    if (value.includes('!') || value.includes('var(')) throw new SvgRefusal('style', value.slice(0, 20));
    setLast(declarations, part.slice(0, colon).trim().toLowerCase(), value);
  }
  return declarations;
}

/** The properties that an element has by its attributes, then by rules, then by its own `style`: the last one wins. */
export function computeStyle(element: XmlElement, rules: readonly StyleRule[]): Map<string, string> {
  const properties = new Map<string, string>();
  for (const [name, value] of element.attributes)
    if (PRESENTATION.has(name)) properties.set(name, value.trim());
  const classes = new Set((element.attributes.get('class') ?? '').split(/\s+/));
  const id = element.attributes.get('id');
  for (const { selector, declarations } of rules) {
    const isMeant =
      selector === '*' ||
      selector === element.name ||
      (selector.startsWith('.') && classes.has(selector.slice(1))) ||
      (id !== undefined && selector === `#${id}`);
    if (isMeant) for (const [name, value] of declarations) setLast(properties, name, value);
  }
  const own = element.attributes.get('style');
  if (own) for (const [name, value] of readDeclarations(own)) setLast(properties, name, value);
  for (const [name, value] of properties) {
    if (GEOMETRY.has(name) && element.name !== 'svg') throw new SvgRefusal('style', name);
    requireKnown(name, value);
  }
  return properties;
}

/** Properties that decide how outlines look. */
const PAINT = [
  ...['fill', 'stroke', 'color', 'opacity', 'fill-opacity', 'stroke-opacity', 'fill-rule', 'stroke-width'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'display', 'visibility', 'clip-path'],
];

/** What may be set to these values and no other; every other value is refused by the name behind them. */
const ONLY = new Map<
  string,
  { values: readonly string[]; problem: 'filter' | 'mask' | 'dash' | 'marker' | 'blend' | 'stroke' | 'style' }
>([
  ['filter', { values: ['none', ''], problem: 'filter' }],
  ['mask', { values: ['none', ''], problem: 'mask' }],
  ['stroke-dasharray', { values: ['none', '', '0', 'null'], problem: 'dash' }],
  ['marker', { values: ['none', ''], problem: 'marker' }],
  ['marker-start', { values: ['none', ''], problem: 'marker' }],
  ['marker-mid', { values: ['none', ''], problem: 'marker' }],
  ['marker-end', { values: ['none', ''], problem: 'marker' }],
  ['mix-blend-mode', { values: ['normal'], problem: 'blend' }],
  ['paint-order', { values: ['normal', 'fill', 'fill stroke', 'fill stroke markers'], problem: 'stroke' }],
  ['vector-effect', { values: ['none'], problem: 'stroke' }],
  ['backdrop-filter', { values: ['none'], problem: 'filter' }],
  ['transform', { values: ['none'], problem: 'style' }],
  ['transform-origin', { values: [], problem: 'style' }],
  ['transform-box', { values: [], problem: 'style' }],
  ['d', { values: [], problem: 'style' }],
  ['animation', { values: ['none'], problem: 'style' }],
]);

/** What has no effect on outlines. */
const WITHOUT_EFFECT =
  /^(?:-|font|text|letter-|word-|line-height|writing-|direction|unicode-|baseline-|dominant-|alignment-|white-space|shape-|stop-|flood-|lighting-|color-|image-rendering|pointer-events|cursor|overflow|enable-background|isolation|clip-rule|stroke-dashoffset|solid-|block-|inline-size|marker-knockout|shape|solid|will-change|glyph-|kerning|display|user-select|background|width|height|max-|min-|margin|padding|vertical-align|position|box-sizing|fill-color|transition)/;

/** Places and sizes, which older programs take from attributes alone. */
const GEOMETRY = new Set(['x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height']);

/** Attributes that set a property. */
const PRESENTATION = new Set(
  [...PAINT, ...ONLY.keys()].filter((name) => !['d', 'transform', 'animation'].includes(name)),
);

function requireKnown(name: string, value: string): void {
  const only = ONLY.get(name);
  if (only) {
    if (!only.values.includes(value.toLowerCase()))
      throw new SvgRefusal(only.problem, `${name}: ${value}`.slice(0, 40));
    return;
  }
  if (!PAINT.includes(name) && !WITHOUT_EFFECT.test(name)) throw new SvgRefusal('style', name.slice(0, 40));
}
