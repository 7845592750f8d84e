import type { Page } from 'playwright-core';

/** Controls that can be seen and have no name that is read out. */
export function findUnnamed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'button, input, select, textarea, a[href], [role="slider"], [role="combobox"], [role="tab"], [role="option"]';
    const nameOf = (element: Element) => {
      const labels = (element as HTMLInputElement).labels ?? [];
      const by = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '');
      const pictures = [...element.querySelectorAll('img')].map((picture) => picture.alt);
      const own = ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '');
      return [
        ...own,
        ...by,
        ...pictures,
        ...[...labels].map((label) => label.textContent ?? ''),
        element.textContent ?? '',
      ]
        .join('')
        .trim();
    };
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
      .filter(
        (element) =>
          !element.closest('[aria-hidden="true"]') && (element as HTMLInputElement).type !== 'file',
      )
      .filter((element) => nameOf(element) === '')
      .map((element) => element.outerHTML.slice(0, 160));
  });
}
