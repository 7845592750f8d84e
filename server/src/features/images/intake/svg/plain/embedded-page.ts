import { svgRefusals } from '../svg-refusals.ts';

const HOLDS_NOTHING = new Set(['body', 'div', 'span', 'p', 'br']);
const PAINTS = /(?:^|[;\s])(?:background|border|box-shadow|content|outline)(?!-clip|-origin)[\w-]*\s*:/i;

/**
 * Throws a Refusal for an element of an embedded page that shows something, since no renderer of prints can. Figma writes
 * empty pages that only blur what lies behind them; those may be left out.
 */
export function requireEmptyPage(name: string, attributes: Readonly<Record<string, string>>): void {
  if (!HOLDS_NOTHING.has(name.toLowerCase()) || PAINTS.test(attributes.style ?? ''))
    throw svgRefusals.element('foreignObject');
}

/** The same for its text. */
export function requireNoWords(text: string): void {
  if (text.trim() !== '') throw svgRefusals.element('foreignObject');
}
