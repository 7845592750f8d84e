// Mockups of 1000 px a second, flat, curved and folded: ours, compared with sharp with an affine map and a WebGL page.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/setup/root.mjs';
import { writeCases } from './mockup/cases.ts';
import { startNodeSide } from './mockup/node-side.ts';
import { startPageSide } from './mockup/page-side.ts';
import type { Case, Side, Until } from './mockup/protocol.ts';
import { type Measured, reportMockups } from './mockup/report.ts';
import { usageOf } from './support/processes.ts';

/** Tasks in parallel: the requirement is stated for two cores. */
const LANES = 2;
const option = (name: string, otherwise: string): string =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const rounds = Number(option('rounds', '3'));
const ms = Number(option('ms', '1500'));
const only = option('only', '');
const keep = option('keep', '');
if (keep) mkdirSync(keep, { recursive: true });

const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const measured: Measured[] = [];
try {
  const cases = await writeCases(root, work);
  const sides: Side[] = [await startNodeSide(root, 'ours', 'our-lane', LANES)];
  if (only !== 'ours') {
    sides.push(await startNodeSide(root, 'sharp, affine', 'sharp-lane', LANES));
    sides.push(await startPageSide(root, work, 'Chromium, WebGL', LANES));
  }
  // The first round warms up.
  for (let round = -1; round < rounds; round += 1) {
    for (const one of cases) {
      for (const until of ['pixels', 'jpeg'] as const) {
        for (const side of sides) {
          for (const lanes of [1, LANES]) {
            const row = await measure(side, one, until, lanes);
            if (round >= 0) measured.push(row);
          }
        }
      }
    }
  }
  for (const side of sides) await side.close();
  reportMockups(measured);
  console.log(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Lets that many lanes work at once for the given time. */
async function measure(side: Side, one: Case, until: Until, lanes: number): Promise<Measured> {
  const kept = keep && until === 'jpeg' ? join(keep, `${one.product}-${side.name.slice(0, 5)}.jpg`) : '';
  const before = usageOf(side.pids()).cpuMs;
  const made = await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      side.run(lane, { one, until, ms, keep: lane === 0 ? kept : '' }),
    ),
  );
  const cpuMs = usageOf(side.pids()).cpuMs - before;
  const count = made.reduce((sum, lane) => sum + lane.count, 0);
  const perSecond = made.reduce((sum, lane) => sum + (lane.count * 1000) / lane.wallMs, 0);
  return {
    side: side.name,
    kind: one.kind,
    product: one.product,
    until,
    lanes,
    perSecond,
    cpuMs: cpuMs / count,
  };
}
