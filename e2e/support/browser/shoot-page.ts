import type { Page } from 'playwright-core';
import { waitFor } from '../system/start-system.ts';
import { waitForContent } from './seller-window.ts';

/** Stands in for what is on its way: rows of a table, cards of a grid. */
const BONES = '.ant-skeleton, ul[aria-hidden="true"]';
/** Mockups and surfaces of the designer on which a worker has not drawn yet. */
const BLANK = 'canvas[role="img"][width="1"]';

/** A picture takes as long as it takes; this is for one that never comes. */
const PATIENCE_MS = 120_000;

/** Opens an address and returns its picture once everything on it has arrived and it has stopped changing. */
export async function shootPage(page: Page, url: string, isWhole = false): Promise<Buffer> {
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(url);
  await waitForContent(page, 'h1, [data-testid="designer-stage"]');
  await page.waitForFunction(
    ([bones, blank, whole]) => {
      const pictures = [...document.images].filter(
        (image) => whole || image.getBoundingClientRect().top < window.innerHeight,
      );
      // Pictures below the window come only when they are scrolled to.
      if (whole) for (const image of pictures) image.loading = 'eager';
      return (
        !document.querySelector(`${bones}, ${blank}`) &&
        document.fonts.status === 'loaded' &&
        pictures.every(({ complete }) => complete)
      );
    },
    [BONES, BLANK, isWhole] as const,
  );
  const shoot = () => page.screenshot({ fullPage: isWhole });
  let shot = await shoot();
  await waitFor(`${url} to be at rest`, PATIENCE_MS, async () => {
    const before = shot;
    shot = await shoot();
    return shot.equals(before);
  });
  return shot;
}
