import sax from 'sax';
import { type CountedElement, countExpanded } from './count-expanded.ts';
import { requireInnerLink, requireInnerStyle } from './css-links.ts';
import { readEntities } from './read-entities.ts';
import { MAX_DEPTH, MAX_ELEMENTS, MAX_ENTITY_TEXT, MAX_EXPANDED_ELEMENTS } from './svg-limits.ts';
import { svgRefusals } from './svg-refusals.ts';
import { createSvgWriter, SVG_NAMESPACE, XLINK_NAMESPACE } from './svg-writer.ts';

/** An SVG that was read element by element and written again: it holds nothing that was not checked. */
export interface CleanSvg {
  /** Attributes of its root, without namespaces. */
  root: Record<string, string>;
  /** What the root holds. */
  content: string;
  hasText: boolean;
  /** It moves; what is drawn is its state before that. */
  isAnimated: boolean;
}

/** Elements that run or load something; a file with them is not what it seems to be. */
const FORBIDDEN = new Set([
  'script',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'canvas',
  'handler',
  'listener',
]);
const ANIMATION = new Set(['animate', 'animatemotion', 'animatetransform', 'animatecolor', 'set', 'discard']);
const LINKED = /^(?:url\(\s*["']?#([^"')\s]+)|#(.+)$)/;

type Tag = sax.QualifiedTag;

/**
 * Reads an SVG and writes it again in UTF-8 with one namespace: elements of other programs, comments, links of `<a>`
 * and animations are left out, entities are replaced. The renderer so sees exactly what was checked here. Throws a
 * Refusal for scripts, for anything outside the file, and for more elements than can be drawn.
 */
export function cleanSvg(text: string): CleanSvg {
  // Paths of one element are often longer than the parser's default of 64 KB.
  (sax as { MAX_BUFFER_LENGTH?: number }).MAX_BUFFER_LENGTH = Number.POSITIVE_INFINITY;
  const parser = sax.parser(true, { xmlns: true, position: false });
  // Files that were cut from a larger one often use the prefix without naming it.
  (parser as unknown as { ns: Record<string, string> }).ns.xlink = XLINK_NAMESPACE;
  const reader = createReader(text.length + MAX_ENTITY_TEXT);
  parser.onerror = () => {
    throw svgRefusals.broken();
  };
  parser.ondoctype = (doctype) => {
    for (const [name, value] of readEntities(doctype)) parser.ENTITIES[name] ??= value;
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name.toLowerCase() === 'xml-stylesheet') throw svgRefusals.stylesheet();
  };
  parser.onopentag = (tag) => reader.open(tag as Tag);
  parser.onclosetag = () => reader.close();
  parser.ontext = (part) => reader.text(part);
  parser.oncdata = (part) => reader.text(part);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return reader.end();
}

/** What becomes of an element and all that it holds. */
type Fate = 'written' | 'left-out';

function createReader(maxText: number) {
  const writer = createSvgWriter();
  const elements: CountedElement[] = [];
  const stack: { name: string; fate: Fate; element: number; css: string | null }[] = [];
  let root: Record<string, string> | null = null;
  let textLength = 0;
  let hasText = false;
  let isAnimated = false;

  const count = (length: number) => {
    textLength += length;
    if (textLength > maxText) throw svgRefusals.entity();
  };

  return {
    open(tag: Tag): void {
      const holder = stack.at(-1);
      const name = tag.local;
      if (!holder && (name !== 'svg' || !isSvg(tag))) throw svgRefusals.broken();
      if (stack.length >= MAX_DEPTH || elements.length >= MAX_ELEMENTS) throw svgRefusals.tooManyElements();
      if (isSvg(tag) && FORBIDDEN.has(name.toLowerCase())) throw svgRefusals.element(name);
      const isLeftOut = holder?.fate === 'left-out' || !isSvg(tag) || isSkipped(name, tag, holder?.name);
      if (ANIMATION.has(name.toLowerCase()) && isSvg(tag)) isAnimated = true;
      if (name === 'text') hasText = true;
      const attributes = attributesOf(tag);
      for (const value of Object.values(attributes)) count(value.length);
      const parent = holder?.element ?? -1;
      elements.push({ id: attributes.id ?? null, parent, references: referencesOf(attributes) });
      const fate: Fate = isLeftOut ? 'left-out' : 'written';
      stack.push({ name, fate, element: elements.length - 1, css: name === 'style' ? '' : null });
      if (!holder) root = attributes;
      else if (fate === 'written') writer.open(name, attributes);
    },
    text(part: string): void {
      const top = stack.at(-1);
      if (!top || top.fate === 'left-out') return;
      count(part.length);
      if (top.css === null) writer.text(part);
      else top.css += part;
    },
    close(): void {
      const top = stack.pop()!;
      if (top.fate === 'left-out') return;
      if (top.css !== null) {
        requireInnerStyle(top.css);
        writer.text(top.css);
      }
      if (stack.length > 0) writer.close(top.name);
    },
    end(): CleanSvg {
      if (root === null) throw svgRefusals.broken();
      if (countExpanded(elements, MAX_EXPANDED_ELEMENTS) > MAX_EXPANDED_ELEMENTS)
        throw svgRefusals.tooManyElements();
      return { root, content: writer.content(), hasText, isAnimated };
    },
  };
}

/** Hand-made files often name no namespace at all. */
const isSvg = ({ uri }: Tag) => uri === SVG_NAMESPACE || uri === '';

/** Elements that draw nothing here. A page inside a `switch` has a drawing beside it for programs that show no pages. */
function isSkipped(name: string, tag: Tag, holder: string | undefined): boolean {
  const lower = name.toLowerCase();
  if (ANIMATION.has(lower) || lower === 'metadata') return true;
  if (lower !== 'foreignobject') return false;
  if (holder === 'switch' || 'requiredExtensions' in tag.attributes) return true;
  throw svgRefusals.element(name);
}

/** Attributes that mean something to a renderer, by local name; throws for those that run or load. */
function attributesOf(tag: Tag): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
    if (prefix === 'xmlns' || local === 'xmlns') continue;
    const isLink = local === 'href' || local === 'src';
    if (isLink && (uri === '' || uri === XLINK_NAMESPACE)) {
      if (/^\s*(javascript|vbscript)\s*:/i.test(value)) throw svgRefusals.script();
      // A link for readers leads nowhere on paper.
      if (tag.local === 'a') continue;
      if (isSvg(tag)) requireInnerLink(value);
      kept.href = value;
    } else if (prefix === 'xml' && local === 'space') kept['xml:space'] = value;
    else if (uri === '' && prefix === '') {
      if (/^on[a-z]/i.test(local) && isSvg(tag)) throw svgRefusals.handler();
      if (local === 'style' || value.includes('(')) requireInnerStyle(value);
      kept[local] = value;
    }
  }
  return kept;
}

function referencesOf(attributes: Record<string, string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const [, inUrl, bare] = (value.length < 500 && LINKED.exec(value)) || [];
    return inUrl ?? (name === 'href' ? (bare ?? []) : []);
  });
}
