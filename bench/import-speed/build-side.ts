import { execFileSync, fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, type Plugin } from 'esbuild';
import { resolveImport } from '../../scripts/arrows/read-imports.mjs';
import { root } from '../../scripts/setup/root.mjs';
import { processTree, type Usage, usageOf } from '../support/processes.ts';

/** What one run took; the process that reads the table is counted as well. */
export interface SideUse {
  rows: number;
  counts: Record<string, number>;
  cpuMs: number;
  /** The most memory that was in use, beyond what the server has loaded when a file comes. */
  peakBytes: number;
}

/** Puts the sources of a commit into a folder. */
export function checkOut(commit: string, folder: string): void {
  const tar = execFileSync('git', ['archive', commit, 'server/src', 'design', 'contract'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
}

/**
 * Bundles what reads and understands order files in a tree of sources, as the server is bundled. Files are found by their names, so that
 * commits with other folders can be measured. Returns the program: `node PROGRAM FILE`.
 */
export async function buildSide(tree: string): Promise<string> {
  const orders = join(tree, 'server/src/features/orders');
  const find = (name: string) => {
    const [found] = readdirSync(orders, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path === name || path.endsWith(`/${name}`),
    );
    if (!found) throw new Error(`${relative(root, orders)} has no ${name}`);
    return JSON.stringify(join(orders, found));
  };
  const preparing = join(orders, 'import/prepare-reading.ts');
  // A process does this when it starts, before any file comes; older commits have nothing of the kind.
  const prepare = existsSync(preparing)
    ? `import { prepareReading } from ${JSON.stringify(preparing)}; prepareReading();`
    : '';
  const source = `
    import { readTableFile } from ${find('read-table-file.ts')};
    import { unpackRows } from ${find('rows-codec.ts')};
    import { proposeMapping } from ${find('propose-mapping.ts')};
    import { createRowWalker } from ${find('walk-rows.ts')};
    ${prepare}
    const counts = {};
    const readAll = async (file) => {
      const chunks = [];
      const facts = await readTableFile(file, {}, async (first, packed) => void chunks.push([first, packed]), {});
      const { mapping } = proposeMapping(facts.headers, []);
      const none = { rows: {}, bulk: [] };
      const how = { mapping, shop: '', damaged: facts.damaged, dateOrder: facts.dateOrder, market: null, corrections: none, mends: none };
      // Twice, as it is done: the dry run, then the import.
      for (let pass = 0; pass < 2; pass += 1) {
        const walk = createRowWalker(how);
        for (const [first, packed] of chunks)
          (await unpackRows(packed)).forEach((cells, n) => {
            for (const { outcome } of [walk(first + n, cells)].flat()) counts[outcome] = (counts[outcome] ?? 0) + 1;
          });
      }
    };
    // A process that lives has read files before this one.
    for (let file = 0; file < Number(process.argv[4] ?? 0); file += 1) await readAll(process.argv[3]);
    for (const outcome of Object.keys(counts)) delete counts[outcome];
    // What the server has loaded when a file comes is not counted, nor what the engine clears away of loading it.
    process.send?.('begin');
    globalThis.gc();
    const [began, loadedBytes] = [process.cpuUsage(), process.memoryUsage.rss()];
    await readAll(process.argv[2]);
    const { user, system } = process.cpuUsage(began);
    const rows = Object.values(counts).reduce((sum, one) => sum + one, 0) / 2;
    process.send?.({ rows, counts, cpuMs: (user + system) / 1000, loadedBytes });
  `;
  // In the server's folder, where its packages are found.
  const outdir = join(root, 'server', '.build', 'import-speed', relative(root, tree) || 'now');
  await build({
    stdin: { contents: source, resolveDir: orders, sourcefile: 'side.ts', loader: 'ts' },
    outfile: join(outdir, 'side.js'),
    ...OPTIONS,
    plugins: [ownPackagesOf(tree)],
  });
  await build({
    entryPoints: [{ in: JSON.parse(find('table-worker.ts')), out: 'table-worker' }],
    outdir,
    // What is imported when it is needed is loaded then, as in the server.
    splitting: true,
    ...OPTIONS,
    plugins: [ownPackagesOf(tree)],
  });
  return join(outdir, 'side.js');
}

const OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
} as const;

function ownPackagesOf(tree: string): Plugin {
  return {
    name: 'own-packages-of-a-tree',
    setup(plan) {
      plan.onResolve({ filter: /^@diy\// }, ({ path }) => ({
        path: join(tree, resolveImport(tree, '', path) ?? path),
      }));
      plan.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' || path.startsWith('@diy/') ? undefined : { path, external: true },
      );
    },
  };
}

interface Reported {
  rows: number;
  /** How many rows had each outcome, over both passes; the key is the outcome. */
  counts: Record<string, number>;
  cpuMs: number;
  /** Resident memory before the file came. */
  loadedBytes: number;
}

/** A file that a process reads some times before the one that counts. */
export interface EarlierFile {
  path: string;
  times: number;
}

/**
 * Runs a program on a file, and before it on an earlier one, which is not counted. Its own processor time is what it reports, that of the
 * process it starts is read from outside.
 */
export async function runSide(program: string, file: string, earlier?: EarlierFile): Promise<SideUse> {
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  const child = fork(program, earlier ? [file, earlier.path, String(earlier.times)] : [file], {
    execArgv: ['--expose-gc'],
    env,
    cwd: root,
  });
  let reported: Reported | null = null;
  const seen = new Map<number, Usage>();
  /** Processes of the earlier file. */
  const uncounted = new Set<number>();
  child.on('message', (message) => {
    if (message === 'begin') for (const pid of seen.keys()) uncounted.add(pid);
    else reported = message as Reported;
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  while (isRunning) {
    for (const pid of processTree(child.pid!)) {
      const [use, before] = [usageOf([pid]), seen.get(pid) ?? { cpuMs: 0, peakRssBytes: 0 }];
      // A process that has just ended is not in /proc any more, or has no memory there.
      seen.set(pid, {
        cpuMs: Math.max(before.cpuMs, use.cpuMs),
        peakRssBytes: Math.max(before.peakRssBytes, use.peakRssBytes),
      });
    }
    await Promise.race([sleep(20), ended]);
  }
  if (!reported) throw new Error(`${relative(root, program)} ended with ${await ended} and no result`);
  const { rows, counts, cpuMs, loadedBytes } = reported as Reported;
  const counted = [...seen].filter(([pid]) => pid === child.pid || !uncounted.has(pid));
  const others = counted.filter(([pid]) => pid !== child.pid).map(([, use]) => use);
  return {
    rows,
    counts,
    cpuMs: others.reduce((sum, one) => sum + one.cpuMs, cpuMs),
    peakBytes: counted.reduce((sum, [, one]) => sum + one.peakRssBytes, -loadedBytes),
  };
}
