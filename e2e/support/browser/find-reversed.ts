import type { Page } from 'playwright-core';

/**
 * Words without a letter of a right-to-left script that a right-to-left page shows in the wrong order, such as `mm 30 × 40`
 * for `40 × 30 mm`, `D9442B#` or `[+Ctrl`. They need `dir="ltr"`, `dir="auto"` or `<bdi>` around them, or an isolate in them.
 */
export function findReversed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
    // Numbers alone, such as a range or "3 / 12", follow the page; they have no order of their own.
    const ORDERED = /[\p{Script=Latin}\p{Script=Han}×#]/u;
    const problems: string[] = [];
    let parts = 0;
    const letters = (node: Text) => {
      const range = document.createRange();
      // Isolated parts, as those of a line joined by “ · ”, follow the page; letters have an order within a part.
      const apart: number[] = [];
      return [...node.data].flatMap((letter, i) => {
        if (/[\u2066-\u2068]/.test(letter)) {
          parts += 1;
          apart.push(parts);
        }
        if (letter === '\u2069') apart.pop();
        if (!letter.trim() || /[\u2066-\u2069\u200e\u200f]/.test(letter)) return [];
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const [box] = range.getClientRects();
        return box && box.width > 0
          ? [{ x: box.left, y: box.top, height: box.height, part: apart.at(-1) ?? 0 }]
          : [];
      });
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        const { direction, unicodeBidi } = getComputedStyle(element);
        const isPlain =
          /^[\p{L}\p{N}].*[\p{L}\p{N}]$/u.test(element.value) && !/^\p{N}.*\p{L}/u.test(element.value);
        const isSeen =
          element.getClientRects().length > 0 && element.type !== 'checkbox' && element.type !== 'radio';
        if (
          isSeen &&
          direction === 'rtl' &&
          unicodeBidi !== 'plaintext' &&
          !isPlain &&
          ORDERED.test(element.value)
        )
          if (!RTL_LETTER.test(element.value)) problems.push(`field “${element.value.slice(0, 60)}”`);
        continue;
      }
      const nodes = [...element.childNodes].filter((node): node is Text => node instanceof Text);
      const words = nodes.map(({ data }) => data).join('');
      if (!words.trim() || RTL_LETTER.test(words) || !ORDERED.test(words)) continue;
      if (nodes.length < element.childNodes.length && nodes.length > 1) continue;
      const places = nodes.flatMap(letters);
      const isReversed = places.some((place, i) => {
        const before = places[i - 1];
        return (
          before?.part === place.part &&
          Math.abs(before.y - place.y) < place.height / 2 &&
          place.x < before.x - 0.5
        );
      });
      if (isReversed)
        problems.push(
          `<${element.tagName.toLowerCase()} ${element.className}> “${words.trim().slice(0, 60)}”`,
        );
    }
    return [...new Set(problems)];
  });
}
