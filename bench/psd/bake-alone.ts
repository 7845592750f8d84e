// The process that psd-cost.bench.ts measures: reads one PSD as the server's own does, and prints what it needed.
import { readFileSync } from 'node:fs';
import { bakePsd, readPsd } from '@diy/psd';

/** Longer side of the mockups, as own templates have it. */
const LONGEST_PX = 1600;

const started = process.hrtime.bigint();
const made = [...bakePsd(readPsd(readFileSync(process.argv[2] ?? '')), LONGEST_PX)].map(({ result }) =>
  'problems' in result ? result.problems.map(({ feature }) => feature).join() : 'baked',
);
const seconds = Number(process.hrtime.bigint() - started) / 1e9;
// `maxRSS` would be the largest of this process and of what it was forked from, which built the document.
const peakKb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
const { userCPUTime } = process.resourceUsage();
console.log(
  JSON.stringify([
    made.join(),
    seconds.toFixed(1),
    (userCPUTime / 1e6).toFixed(1),
    String(Math.round(peakKb / 1024)),
  ]),
);
