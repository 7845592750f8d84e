import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../../e2e/support/api.ts';
import { saveSample, waitForRender } from '../../e2e/support/save-design.ts';
import { openBuiltSystem } from '../support/built-system.ts';
import { ms, printTable } from '../support/figures.ts';

const DESIGNS = 50;
const BAR_MS = 20_000;
const PRODUCTS = ['MUG-11', 'TS-M-180'];
const LOOK_MS = 250;

interface Export {
  id: string;
  state: string;
  rows: number;
  message: string;
}

/** How long the first and the second Temu sheet take, of designs whose own files are ready, and which progress is shown meanwhile. */
export async function benchFirstExport(): Promise<void> {
  const { api, close } = await openBuiltSystem();
  try {
    const ids: string[] = [];
    for (let n = 0; n < DESIGNS; n++)
      ids.push(await saveSample(api, PRODUCTS[n % PRODUCTS.length]!, `Morning ${n} walk`, null));
    for (const id of ids) await waitForRender(api, id, 'done');
    const rows: string[][] = [];
    for (const name of ['first', 'second']) {
      const { took, made, said } = await exportSheet(api, ids);
      rows.push([name, String(made.rows), ms(took), String(said.size), [...said].slice(0, 2).join(' · ')]);
    }
    console.log(`## first export: ${DESIGNS} designs of ${PRODUCTS.join(' and ')} (bar ${ms(BAR_MS)})\n`);
    printTable(['export', 'rows', 'time', 'messages', 'the first of them'], rows);
  } finally {
    await close();
  }
}

async function exportSheet(api: Api, ids: readonly string[]) {
  const started = performance.now();
  const { id } = await api.post<{ id: string }>('/saas/diy/user/diyToDxmExcle', { platform: 'temu', ids });
  const said = new Set<string>();
  for (;;) {
    const { list } = await api.get<{ list: Export[] }>('/saas/diy/user/dxmexcel/records');
    const made = list.find((one) => one.id === id);
    if (made?.message) said.add(made.message);
    if (made?.state === 'succeeded') return { took: performance.now() - started, made, said };
    if (made && !['queued', 'running'].includes(made.state))
      throw new Error(`the export ended ${made.state}`);
    await sleep(LOOK_MS);
  }
}
