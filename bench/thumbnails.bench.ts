// Sizes of a picture on the fly, fresh and from the cache, against plain sharp in a bare HTTP server, in turns.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { apiClient } from '../e2e/support/api.ts';
import { cli, startSystem } from '../e2e/support/system/start-system.ts';
import { sendFile } from '../e2e/support/upload.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { mallocSettings } from '../scripts/setup/malloc-settings.mjs';
import { percentile } from './library/measure-calls.ts';
import { median, printTable } from './support/figures.ts';
import { usageOf } from './support/processes.ts';
import { type Load, sendLoad } from './thumbnails/send-load.ts';

/** All widths and qualities of the list that sizes go up to, so that both make the same. */
const WIDTHS = [
  48, 60, 64, 80, 96, 100, 120, 128, 150, 160, 180, 200, 240, 250, 256, 300, 320, 350, 360, 400, 450, 480,
  500, 512, 550, 600, 640, 700, 720, 750, 768, 800,
];
const QUALITIES = [60, 70, 80, 85, 90];
const BARS = { cached: 1.3, uncached: 1.2 };
const CLIENTS = { cached: 16, uncached: 4 };
const CACHED_ROUNDS = 5;
const CACHED_CALLS = 2000;

interface Variant {
  width: number;
  quality: number;
}

await ensureBuild();
const folder = mkdtempSync(join(tmpdir(), 'bench-thumbnails-'));
const system = await startSystem();
try {
  cli(system, 'user', 'add', 'bench', '--password', 'a-long-password-1');
  const address = await uploadPicture();
  const file = join(folder, 'source.webp');
  const source = Buffer.from(await (await fetch(address)).arrayBuffer());
  await writeFile(file, source);
  const bareServer = fork(
    fileURLToPath(new URL('thumbnails/bare-server.ts', import.meta.url)),
    [file, folder],
    // As the system has it, so that memory is handed out alike.
    { env: { ...process.env, ...mallocSettings } },
  );
  const ended = once(bareServer, 'exit').then(() =>
    Promise.reject(new Error('the bare server ended at start')),
  );
  const [port] = (await Promise.race([once(bareServer, 'message'), ended])) as [number];
  ended.catch(() => undefined);
  const barePid = bareServer.pid ?? 0;
  const ours = ({ width, quality }: Variant) => `${address}?imageView2/2/w/${width}/q/${quality}`;
  const bare =
    (path: string) =>
    ({ width, quality }: Variant) =>
      `http://127.0.0.1:${port}/${path}?w=${width}&q=${quality}`;

  const { width, height } = await sharp(source).metadata();
  console.log(
    `Source: a library preview, WebP of ${width} × ${height} px, ${(source.length / 1000).toFixed(0)} kB. Load of the machine ${loadavg()[0]?.toFixed(1)}.\n`,
  );

  const fresh: Pair[] = [];
  for (const [round, quality] of QUALITIES.entries()) {
    const variants = WIDTHS.map((one) => ({ width: one, quality }));
    const keep = (index: number, body: Buffer) =>
      writeFile(join(folder, `${variants[index]!.width}-${quality}.webp`), body);
    const runs = {
      ours: () => measure(system.pid, () => sendLoad(variants.map(ours), CLIENTS.uncached)),
      bare: () => measure(barePid, () => sendLoad(variants.map(bare('made')), CLIENTS.uncached, keep)),
    };
    fresh.push(await inTurn(round, runs));
  }
  // The first pair warms both up.
  const misses = report('uncached', fresh.slice(1));

  const all = QUALITIES.flatMap((quality) => WIDTHS.map((one) => ({ width: one, quality })));
  const asked = Array.from({ length: CACHED_CALLS }, (_, index) => all[(index * 7919) % all.length]!);
  const cached: Pair[] = [];
  for (let round = 0; round < CACHED_ROUNDS; round += 1) {
    const runs = {
      ours: () => measure(system.pid, () => sendLoad(asked.map(ours), CLIENTS.cached)),
      bare: () => measure(barePid, () => sendLoad(asked.map(bare('kept')), CLIENTS.cached)),
    };
    cached.push(await inTurn(round, runs));
  }
  const hits = report('cached', cached.slice(1));
  for (const [name, { clock, processor }] of [
    ['uncached', misses],
    ['cached', hits],
  ] as const) {
    const verdict = clock <= BARS[name] ? 'within' : 'OVER';
    console.log(
      `${name}: ${clock.toFixed(2)} times the bare server's time, ${verdict} the bar of ${BARS[name]}; ${processor.toFixed(2)} times its processor time`,
    );
  }
  bareServer.kill();
} finally {
  await system.destroy();
  rmSync(folder, { recursive: true, force: true });
}

/** A load, and the processor time the server took for it. */
type Measured = Load & { cpuMs: number };

interface Pair {
  ours: Measured;
  bare: Measured;
}

async function measure(pid: number, load: () => Promise<Load>): Promise<Measured> {
  const before = usageOf([pid]).cpuMs;
  return { ...(await load()), cpuMs: usageOf([pid]).cpuMs - before };
}

/** Each goes first every second time, so that neither has the quieter machine. */
async function inTurn(
  round: number,
  runs: { ours(): Promise<Measured>; bare(): Promise<Measured> },
): Promise<Pair> {
  if (round % 2 === 1) {
    const bare = await runs.bare();
    return { ours: await runs.ours(), bare };
  }
  return { ours: await runs.ours(), bare: await runs.bare() };
}

/** Prints both sides; returns the medians of the pairs' ratios, by the clock and by processor time. */
function report(name: 'cached' | 'uncached', pairs: readonly Pair[]): Record<'clock' | 'processor', number> {
  const row = (side: 'ours' | 'bare') => {
    const loads = pairs.map((pair) => pair[side]);
    const times = loads.flatMap((load) => load.times).sort((a, b) => a - b);
    const perSecond = median(loads.map((load) => (load.times.length * 1000) / load.wallMs));
    const cpu = median(loads.map((load) => load.cpuMs / load.times.length));
    return [
      side,
      `${cpu.toFixed(2)} ms`,
      perSecond.toFixed(0),
      ...[0.5, 0.99].map((share) => `${percentile(times, share).toFixed(2)} ms`),
    ];
  };
  console.log(`${name}, ${CLIENTS[name]} clients, ${pairs.length} rounds in turn`);
  printTable(['', 'processor', 'per second', 'p50', 'p99'], [row('ours'), row('bare')]);
  return {
    clock: median(pairs.map(({ ours, bare }) => ours.wallMs / bare.wallMs)),
    processor: median(pairs.map(({ ours, bare }) => ours.cpuMs / bare.cpuMs)),
  };
}

/** Puts a large photograph-like picture into the library; returns the address of its preview. */
async function uploadPicture(): Promise<string> {
  const api = apiClient(system.url, cli(system, 'user', 'token', 'bench'));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const small = sharp({ create: { width: 300, height: 225, channels: 3, background: '#888', noise } });
  const blurred = await small.resize(3000, 2250).jpeg({ quality: 90 }).toBuffer();
  const { key } = await sendFile(api, system.url, {
    name: 'photo.jpg',
    type: 'image/jpeg',
    content: blurred,
  });
  const saved = await api.post<{ list: { url: string }[] }>('/browser/diy/image/save', {
    key,
    name: 'photo.jpg',
    tid: '',
  });
  return saved.list[0]!.url;
}
