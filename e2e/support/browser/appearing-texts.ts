import type { Page } from 'playwright-core';
import { waitFor } from '../system/start-system.ts';

/** Waits until a text has appeared since it was created. */
export type Appeared = (text: string) => Promise<void>;

/** Where a collection stands: the document, by a number that no other one has, and the length of the texts. */
interface Mark {
  document: number;
  length: number;
}

/**
 * Follows, from now on, all texts that appear in a page, or inside the matches of a selector; after a load, those of the new
 * document. Call it before the action: a toast goes after three seconds and a hint after one and a half, and a busy machine may
 * look for them too late.
 */
export async function collectTexts(page: Page, within = 'html'): Promise<Appeared> {
  await page.addInitScript(collectInDocument, within);
  const start = await page.evaluate(collectInDocument, within);
  return (text) =>
    waitFor(`the page to say ${text} in ${within}`, 60_000, () =>
      page.evaluate(hasAppeared, { within, start, text }),
    );
}

/** Runs in the page; a second call collects nothing twice. Returns where the collection stands. */
function collectInDocument(within: string): Mark {
  const all = window as unknown as Record<string, { document: number; texts: string }>;
  const place = `texts in ${within}`;
  const known = all[place];
  if (known) return { document: known.document, length: known.texts.length };
  const collected = { document: Math.random(), texts: '' };
  all[place] = collected;
  const textOf = (node: Node): string => {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest(within)) return node.textContent ?? '';
    // A holder may come with what it holds.
    return [...(element?.querySelectorAll(within) ?? [])].map((inner) => inner.textContent).join('\n');
  };
  const note = (changes: MutationRecord[]) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        collected.texts += `${textOf(node)}\n`;
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  return { document: collected.document, length: 0 };
}

/** Runs in the page. Of an earlier document nothing is left; of the present one all is new if it came after the mark. */
function hasAppeared({ within, start, text }: { within: string; start: Mark; text: string }): boolean {
  const all = window as unknown as Record<string, { document: number; texts: string }>;
  const collected = all[`texts in ${within}`];
  if (!collected) return false;
  const from = collected.document === start.document ? start.length : 0;
  return collected.texts.slice(from).includes(text);
}
