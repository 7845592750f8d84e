// What one hostile request costs the API: processor time and bytes of its response, compared with an ordinary call.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli, type System, startSystem } from '../e2e/support/system/start-system.ts';
import { ensureBuild } from '../scripts/setup/ensure-build.mjs';
import { type HostileRequest, hostileRequests } from './attack/hostile-requests.ts';
import { usageOf } from './support/processes.ts';

const TIMES = 10;
/** Bars of a stranger's request: milliseconds of processor time, bytes of the response. */
const BAR_MS = 50;
const BAR_BYTES = 64_000;

await ensureBuild();
const work = mkdtempSync(join(tmpdir(), 'diy-bench-'));
const system = await startSystem({ dataDir: join(work, 'data') });
try {
  await measure(system);
} finally {
  await system.destroy();
  rmSync(work, { recursive: true, force: true });
}

async function measure(system: System): Promise<void> {
  cli(system, 'user', 'add', 'bench', '--password', 'a-long-password-1');
  const token = cli(system, 'user', 'token', 'bench');
  const ordinary = { name: 'an ordinary call', path: '/saas/diy/user/item', isSignedIn: true };
  let failed = 0;
  for (const request of [ordinary, ...hostileRequests]) {
    const { cpuMs, bytes, status } = await costOf(system, request, token);
    const isOver = !request.isSignedIn && (cpuMs > BAR_MS || bytes > BAR_BYTES);
    if (isOver) failed += 1;
    const figures = `${cpuMs.toFixed(0).padStart(5)} ms  ${String(bytes).padStart(6)} B  ${status}`;
    console.log(`${figures}  ${request.name}${isOver ? '  ✗' : ''}`);
  }
  console.log(
    `${hostileRequests.length} kinds of requests, ${TIMES} times each; ${failed} over a stranger's bar`,
  );
}

/** The API's processor time for one request: sending ten and dividing, since the system counts by hundredths of a second. */
async function costOf(system: System, request: HostileRequest, token: string) {
  const before = usageOf([system.pid]).cpuMs;
  let [bytes, status] = [0, 0];
  for (let time = 0; time < TIMES; time += 1) {
    const response = await send(system, request, token);
    bytes = Math.max(bytes, response.bytes);
    status = response.status;
  }
  return { cpuMs: (usageOf([system.pid]).cpuMs - before) / TIMES, bytes, status };
}

async function send(system: System, { path, body, headers = {}, isSignedIn }: HostileRequest, token: string) {
  try {
    const response = await fetch(system.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(isSignedIn ? { authorization: `Basic ${token}` } : {}) },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
  } catch {
    // The server closed the line before it had read everything.
    return { status: 0, bytes: 0 };
  }
}
