import sax from 'sax';
import { type CountedElement, countExpanded } from './count-expanded.ts';
import { applyStyles } from './css/apply-styles.ts';
import { plainColours } from './css/css-colours.ts';
import { requireInnerLink, requireInnerStyle } from './css/css-links.ts';
import { plainUnits } from './css/plain-units.ts';
import { matchesMedia } from './css/read-style-sheet.ts';
import { plainStyleSheet } from './css/style-sheets.ts';
import { embeddedPicture } from './embedded-pictures.ts';
import { requireEmptyPage, requireNoWords } from './plain/embedded-page.ts';
import { colourBehind, mayDiffer } from './plain/may-differ.ts';
import { plainFilters } from './plain/plain-filters.ts';
import { plainLinks } from './plain/plain-links.ts';
import { readEntities } from './read-entities.ts';
import { MAX_DEPTH, MAX_ELEMENTS, MAX_ENTITY_TEXT, MAX_EXPANDED_ELEMENTS } from './svg-limits.ts';
import { svgRefusals } from './svg-refusals.ts';
import { addNode, createTree, type SvgNode } from './svg-tree.ts';
import { SVG_NAMESPACE, writeNodes, XLINK_NAMESPACE } from './svg-writer.ts';

/** An SVG that was read element by element and written again: it holds nothing that was not checked. */
export interface CleanSvg {
  /** Attributes of its root, without namespaces. */
  root: Record<string, string>;
  /** What the root holds. */
  content: string;
  hasText: boolean;
  /** Something of it cannot be drawn and is left out: the picture is to be looked at. */
  isIncomplete: boolean;
  /** Some of its styles were not understood: what is drawn may differ from what its program showed. */
  hasUnreadStyles: boolean;
  /** Some of its filters may be drawn differently from browsers. */
  hasDoubtfulFilters: boolean;
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
  parser.onerror = (error) => {
    // What an unknown program calls its own is left out whether it says so or not.
    if (!/^Unbound namespace prefix/.test(error.message)) throw svgRefusals.broken();
    parser.resume();
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

interface OpenElement {
  node: SvgNode;
  element: number;
  css: string | null;
  /** It holds a page, or words that flow, which none of our renderers shows. */
  unseen: 'page' | 'flow' | null;
}

function createReader(maxText: number) {
  const tree = createTree();
  const elements: CountedElement[] = [];
  const sheets: string[] = [];
  const stack: OpenElement[] = [];
  let textLength = 0;
  let hasText = false;
  let isAnimated = false;
  let isIncomplete = false;
  let hasUnreadStyles = false;

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
      const unseen = holder?.unseen ?? unseenOf(name, tag, holder?.node.name);
      const isLeftOut =
        holder?.node.isLeftOut === true || unseen === 'page' || !isSvg(tag) || isSkipped(name, tag);
      if (ANIMATION.has(name.toLowerCase()) && isSvg(tag)) isAnimated = true;
      if (name === 'text') hasText = true;
      const attributes = attributesOf(tag);
      if (unseen === 'page') {
        if (holder?.unseen === 'page') requireEmptyPage(name, attributes);
        isIncomplete = true;
      }
      for (const value of Object.values(attributes)) count(value.length);
      const parent = holder?.element ?? -1;
      elements.push({ id: attributes.id ?? null, parent, references: referencesOf(attributes) });
      const node = addNode(tree, holder?.node ?? null, { name, attributes, isLeftOut });
      stack.push({ node, element: elements.length - 1, css: name === 'style' ? '' : null, unseen });
    },
    text(part: string): void {
      const top = stack.at(-1);
      if (top?.unseen === 'page') requireNoWords(part);
      if (!top || top.node.isLeftOut) return;
      if (top.unseen === 'flow' && part.trim() !== '') isIncomplete = true;
      count(part.length);
      if (top.css === null) top.node.children.push(part);
      else top.css += part;
    },
    close(): void {
      const top = stack.pop()!;
      if (top.node.isLeftOut || top.css === null) return;
      // Its rules are worked out for each element; none is left for the renderer.
      top.node.isLeftOut = true;
      const { type = 'text/css', media = '' } = top.node.attributes;
      const isShown = matchesMedia(media);
      if (isShown === null) hasUnreadStyles = true;
      if (!isShown || !/^\s*text\/css\s*(;|$)/i.test(type)) return;
      const css = plainLinks(plainStyleSheet(top.css));
      requireInnerStyle(css);
      sheets.push(css);
    },
    end(): CleanSvg {
      const [root] = tree.nodes;
      if (root === undefined) throw svgRefusals.broken();
      if (countExpanded(elements, MAX_EXPANDED_ELEMENTS) > MAX_EXPANDED_ELEMENTS)
        throw svgRefusals.tooManyElements();
      const styles = applyStyles(tree.nodes, sheets);
      const hasDoubtfulFilters = plainFilters(tree);
      const isDoubtful = tree.nodes.some((node) => !node.isLeftOut && mayDiffer(node));
      return {
        root: root.attributes,
        content: writeNodes(root.children),
        hasText,
        isAnimated: isAnimated || styles.isAnimated,
        isIncomplete,
        hasUnreadStyles:
          hasUnreadStyles || styles.isUnread || isDoubtful || colourBehind(root.attributes) === undefined,
        hasDoubtfulFilters,
      };
    },
  };
}

/** Hand-made files often name no namespace at all. */
const isSvg = ({ uri }: Tag) => uri === SVG_NAMESPACE || uri === '';

/** Elements that draw nothing here. */
function isSkipped(name: string, tag: Tag): boolean {
  const lower = name.toLowerCase();
  return ANIMATION.has(lower) || lower === 'metadata' || isPage(lower, tag);
}

const isPage = (lower: string, tag: Tag) => lower === 'foreignobject' && isSvg(tag);

/** A page inside a `switch` comes with a drawing for programs that show no pages. */
function unseenOf(name: string, tag: Tag, holder: string | undefined): OpenElement['unseen'] {
  const lower = name.toLowerCase();
  if (lower === 'flowroot' && isSvg(tag)) return 'flow';
  if (!isPage(lower, tag)) return null;
  return holder === 'switch' || 'requiredExtensions' in tag.attributes ? null : 'page';
}

/** Attributes that mean something to a renderer, by local name; throws for those that run or load. */
function attributesOf(tag: Tag): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
    if (prefix === 'xmlns' || local === 'xmlns') continue;
    const isLink = local === 'href' || local === 'src';
    if (isLink && (uri === '' || uri === XLINK_NAMESPACE)) {
      if (/^\s*(javascript|vbscript)\s*:/i.test(value)) throw svgRefusals.script();
      // The address of an `<a>` means nothing in a print, so it is dropped.
      if (tag.local === 'a') continue;
      if (isSvg(tag)) requireInnerLink(value);
      // SVG 2 goes by the plain one, wherever it stands.
      if (uri === XLINK_NAMESPACE && 'href' in tag.attributes) continue;
      kept.href = /^\s*data:/i.test(value) ? (embeddedPicture(value) ?? value) : value;
    } else if (prefix === 'xml' && local === 'space') kept['xml:space'] = value;
    else if (uri === '' && prefix === '') {
      if (/^on[a-z]/i.test(local) && isSvg(tag)) throw svgRefusals.handler();
      if (local === 'style' || value.includes('(')) requireInnerStyle(value);
      // Every browser has all features that files ask for by this name (SVG 2 has dropped it).
      if (local === 'requiredFeatures') continue;
      kept[local] = plainUnits(local, plainColours(plainLinks(value)));
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
