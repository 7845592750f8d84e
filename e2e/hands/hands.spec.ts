import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { addSeller } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { makePhoto } from '../support/samples/sample-design.ts';
import { type System, startSystem } from '../support/system/start-system.ts';
import { hasWebKit } from '../support/webkit/web-driver.ts';
import { DesignerHands } from './designer-hands.ts';
import type { Hands } from './hands.ts';
import { openPlaywright } from './playwright-hands.ts';
import type { Samples } from './row.ts';
import { BOX_ROWS } from './rows/boxes.ts';
import { CONTENT_ROWS } from './rows/content.ts';
import { SELECT_ROWS } from './rows/select.ts';
import { VIEW_ROWS } from './rows/view.ts';
import { WORD_ROWS } from './rows/words.ts';
import { openWebKitHands } from './webkit-hands.ts';

const ROWS = [...SELECT_ROWS, ...BOX_ROWS, ...WORD_ROWS, ...CONTENT_ROWS, ...VIEW_ROWS].toSorted(
  (one, other) => one.row - other.row,
);
const BROWSERS: [name: string, isThere: boolean, open: () => Promise<Hands>][] = [
  [
    'Chromium',
    existsSync(process.env.CHROMIUM_PATH || '/usr/bin/chromium'),
    () => openPlaywright('Chromium'),
  ],
  [
    'Firefox',
    existsSync(process.env.FIREFOX_PATH || '/usr/bin/firefox-esr'),
    () => openPlaywright('Firefox'),
  ],
  ['WebKit', hasWebKit, openWebKitHands],
];

let system: System;
let api: Api;
let samples: Samples;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hands-'));
  system = await startSystem();
  api = addSeller(system);
  const wide = await makePhoto(640, 480, 5);
  const files = [join(folder, 'wide.jpg'), join(folder, 'high.jpg')] as const;
  writeFileSync(files[0], wide);
  writeFileSync(files[1], await makePhoto(300, 600, 9));
  samples = { imageId: await api.uploadImage('wide.jpg', wide, 'image/jpeg'), files };
  mkdirSync('test-results', { recursive: true });
});
afterAll(async () => {
  await system?.destroy();
  rmSync(folder, { recursive: true, force: true });
});

for (const [browser, isThere, open] of BROWSERS) {
  describe.skipIf(!isThere)(`in ${browser}${isThere ? '' : ' (not installed here)'}`, () => {
    let hands: Hands;
    let designer: DesignerHands;
    beforeAll(async () => {
      hands = await open();
      const user = JSON.stringify(await api.get('/saas/diy/user/item'));
      await hands.goto(`${system.url}/login`);
      await hands.evaluate(
        (token, account) => {
          localStorage.setItem('token', token);
          localStorage.setItem('user', account);
          localStorage.setItem('locale', 'zh-CN');
        },
        api.token,
        user,
      );
      designer = new DesignerHands(hands, api, system.url);
    });
    afterAll(() => hands?.close());

    for (const { row, name, run, notIn } of ROWS) {
      const why = notIn?.[browser];
      it.skipIf(why !== undefined)(
        `row ${row}: ${name}${why ? ` (${why})` : ''}`,
        async ({ onTestFailed }) => {
          onTestFailed(async () =>
            writeFileSync(`test-results/hands-${browser}-${row}.png`, await hands.screenshot()),
          );
          await run(designer, samples);
        },
      );
    }
  });
}
