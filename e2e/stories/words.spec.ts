import { expect, it } from 'vitest';
import { watchConsole } from '../support/browser/seller-window.ts';
import { signedInSeller } from '../support/browser/signed-in-seller.ts';
import { readStage, readView } from '../support/browser/stage.ts';
import { compareWithStage } from '../support/read-print-file.ts';
import { THREE_BUYERS } from '../support/samples/three-buyers.ts';
import { waitForRender } from '../support/save-design.ts';
import { waitFor } from '../support/system/start-system.ts';

const seller = signedInSeller('words');

it('designs a mug for an Arabic, a Thai and a Chinese buyer, with an emoji, and prints it', async () => {
  const { system, page, api, problems } = seller;
  watchConsole(seller);
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'MUG-11' });
  await page.goto(`${system.url}/auth/diy?template_id=${list[0]!.id}`);
  await page.getByTestId('designer-stage').waitFor();
  await page.getByTestId('tool-text').click();
  await page.getByTestId('add-text').click();
  await page.getByTestId('designer-stage').press('Escape');
  await page.getByTestId('tool-layers').click();
  await page.getByTestId('layer-row').first().click();
  await page.getByTestId('inspector-text').fill(THREE_BUYERS.words);

  // Which faces set the texts other than the words, and nothing is missing.
  const note = page.getByTestId('fallback-fonts');
  await waitFor('the faces to be named', 60_000, async () => {
    const said = (await note.textContent({ timeout: 30_000 })) ?? '';
    return THREE_BUYERS.faces.every((name) => said.includes(name));
  });
  expect(await note.textContent()).toContain('🎂');
  expect(await page.getByTestId('missing-glyphs').count()).toBe(0);

  await page.getByTestId('save').click();
  await page.waitForURL(/\/auth\/diy\?id=/, { timeout: 60_000 });
  await page.getByTestId('designer-stage').press('Escape');
  const whole = (await readView(page)).pxPerMm;
  await page.keyboard.press('Control+0');
  await waitFor(
    'the print area to fill the stage',
    30_000,
    async () => (await readView(page)).pxPerMm > whole,
  );
  const stage = await readStage(page);
  const { render } = await waitForRender(api, new URL(page.url()).searchParams.get('id') ?? '', 'done');
  expect(render.findings).toContainEqual(
    expect.objectContaining({ severity: 'info', text: expect.stringContaining('Noto Sans Thai') }),
  );
  const reply = await fetch(new URL(render.print_files[0]!.url, system.url));
  const difference = await compareWithStage(Buffer.from(await reply.arrayBuffer()), stage);
  console.warn('print against stage:', difference);
  expect(difference.mean).toBeLessThan(1.5);
  expect(difference.worstTile).toBeLessThan(24);
  expect(problems).toEqual([]);
});
