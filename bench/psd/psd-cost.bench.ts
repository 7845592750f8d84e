// Time and memory of reading a PSD as a mockup, in a separate process: 300 MB at 8000 px, and a small one with a wide shadow.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/setup/root.mjs';
import { bundleForNode } from '../support/bundle-for-node.ts';
import { printTable } from '../support/figures.ts';
import { buildLargePsd } from './build-large-psd.ts';

const FILES = [
  { name: 'wide shadow, 6000 × 1000', width: 6000, height: 1000, photographs: 1 },
  {
    name: 'board with a wide shadow, 6000 × 4000',
    width: 6000,
    height: 4000,
    photographs: 1,
    hasBoard: true,
  },
  { name: 'large, 8000 × 6250', width: 8000, height: 6250, photographs: 1 },
  { name: 'larger, 8000 × 6000', width: 8000, height: 6000, photographs: 2 },
];
const folder = mkdtempSync(join(tmpdir(), 'psd-cost-'));
try {
  const script = await bundleForNode(root, 'psd/bake-alone.ts');
  const rows = FILES.map(({ name, width, height, photographs, hasBoard }) => {
    const file = join(folder, 'mockup.psd');
    const bytes = buildLargePsd({ width, height }, photographs, hasBoard);
    writeFileSync(file, bytes);
    // As the server starts its own: bundled, and with little memory for JavaScript.
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--max-old-space-size=512', script, file],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return [name, String(Math.round(bytes.length / 1e6)), ...(JSON.parse(stdout) as string[])];
  });
  printTable(['document', 'MB', 'smart object', 'seconds', 'processor s', 'memory (MB)'], rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
