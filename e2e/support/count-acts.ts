import type { Locator, Page } from 'playwright-core';

/** The hands of a newcomer: every click, typing, upload and drag is counted, and one more than `most` is refused. */
export function countActs(page: Page, most: number) {
  const acts: string[] = [];
  const count = (act: string) => {
    acts.push(act);
    if (acts.length > most) throw new Error(`more than ${most} interactions: ${acts.join(', ')}`);
  };
  const click = async (name: string, target: Locator): Promise<void> => {
    count(`click ${name}`);
    await target.click();
  };
  return {
    acts,
    click,
    /** A field that is clicked and typed into, which are two. */
    async type(name: string, field: Locator, text: string): Promise<void> {
      await click(name, field);
      count(`type ${text}`);
      await field.fill(text);
    },
    async press(key: string): Promise<void> {
      count(`press ${key}`);
      await page.keyboard.press(key);
    },
    async upload(input: Locator, files: string[]): Promise<void> {
      count(`upload ${files.length}`);
      await input.setInputFiles(files);
    },
    async drag(name: string, from: Locator, to: () => Promise<[number, number]>): Promise<void> {
      count(`drag ${name}`);
      const handle = (await from.boundingBox())!;
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
      await page.mouse.down();
      await page.mouse.move(...(await to()), { steps: 5 });
      await page.mouse.up();
    },
  };
}
