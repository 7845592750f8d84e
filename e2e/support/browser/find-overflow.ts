import type { Page } from 'playwright-core';

/**
 * What does not fit on the page as it is shown: a document wider than the window (with the elements that stand out), and
 * words cut off in buttons, tabs and links of the navigation. Words that a person wrote (`title` says them whole) and
 * strips that scroll sideways by themselves may stand out.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const describe = (node: Element) =>
      `<${node.tagName.toLowerCase()} ${node.className}> “${(node.textContent ?? '').trim().slice(0, 40)}”`;
    const root = document.scrollingElement!;
    const isScrolled = (node: Element): boolean => {
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter((node) => {
        const { left, right, width } = node.getBoundingClientRect();
        return width > 0 && (left < -1 || right > root.clientWidth + 1) && !isScrolled(node);
      });
      problems.push(
        `${root.scrollWidth} px in ${root.clientWidth}: ${wide.slice(0, 3).map(describe).join(', ')}`,
      );
    }
    const controls =
      'button, [role=tab], [role=menuitem], [role=radio], nav a, .ant-segmented-item, .ant-btn, th';
    for (const node of document.querySelectorAll<HTMLElement>(controls)) {
      const box = node.getBoundingClientRect();
      const style = getComputedStyle(node);
      if (box.width < 4 || box.height < 4 || style.visibility === 'hidden' || style.opacity === '0') continue;
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const parent = text.parentElement!;
        if (!text.textContent?.trim() || parent.closest('[title], .sr-only')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const seen = range.getBoundingClientRect();
        // Words for screen readers stand in a box of a pixel.
        const own = parent.getBoundingClientRect();
        if (own.width <= 2 || seen.width === 0) continue;
        if (seen.left < box.left - 2 || seen.right > box.right + 2 || seen.bottom > box.bottom + 4)
          problems.push(`cut off: ${describe(node)}`);
      }
    }
    return [...new Set(problems)];
  });
}
