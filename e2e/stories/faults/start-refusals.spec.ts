import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killAll } from '../../support/system/kill.ts';
import { mountTmpfs, whyNoMounts } from '../../support/system/mount-tmpfs.ts';
import { type System, startSystem, waitFor } from '../../support/system/start-system.ts';
import { type FailedStart, reservePort, tryStart } from '../../support/system/try-start.ts';

const why = whyNoMounts();
let folder: string;
let system: System | null = null;
beforeEach(() => {
  // Only its owner may enter: as root that is the harder case, because PostgreSQL runs under another uid.
  folder = mkdtempSync(join(tmpdir(), 'diy-start-'));
});
afterEach(async () => {
  await system?.destroy();
  system = null;
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = () => join(folder, 'data');
const isUp = async (url: string) => (await fetch(`${url}/healthz`)).status === 200;

/** Files and folders that other users of the machine may read; PostgreSQL's own pass through to its folder only. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
    return found && !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
  });
}

/** One sentence for people, nothing else, and an exit code that scripts see. */
function expectOneSentence(start: FailedStart, pattern: RegExp) {
  expect(start.lines).toEqual([expect.stringMatching(pattern)]);
  expect(start.lines[0]).toMatch(/^api 没有启动：/);
  expect(start.lines[0]).not.toMatch(/ at .*:\d+|Error:/);
  expect([start.code, start.stdout]).toEqual([1, '']);
}

describe('a second start on the same folder', () => {
  it('is refused, and the first goes on working', async () => {
    const metrics = await reservePort();
    await metrics.give();
    const env = { METRICS_ADDRESS: String(metrics.port) };
    system = await startSystem({ dataDir: dataDir(), env });
    await waitFor('the worker', 60_000, async () => system?.processes().worker != null);
    expect((await fetch(`${system.url}/metrics`)).status).toBe(404);
    expect(await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()).toContain('http_request_');
    expect(openToOthers(dataDir())).toEqual([]);
    const before = system.processes();
    const { port, give } = await reservePort();
    await give();
    expectOneSentence(
      await tryStart({ DATA_DIR: dataDir(), PORT: String(port) }),
      new RegExp(`另一个在线定制系统（进程 ${system.pid}）正在使用数据文件夹 ${dataDir()}。.*DATA_DIR`),
    );
    // The very same command again, port included.
    const samePort = new URL(system.url).port;
    expectOneSentence(await tryStart({ DATA_DIR: dataDir(), PORT: samePort }), /正在使用数据文件夹/);
    expect(await isUp(system.url)).toBe(true);
    expect(system.processes()).toEqual(before);
    expect(existsSync(join(dataDir(), 'lock'))).toBe(true);
  });
});

describe('a start that cannot work says why', () => {
  it('the port is in use', async () => {
    const { port, give } = await reservePort();
    const start = await tryStart({ DATA_DIR: dataDir(), PORT: String(port) });
    await give();
    expectOneSentence(start, new RegExp(`端口 ${port} 已被占用.*PORT`));
    // The folder is free again at once.
    expect(existsSync(join(dataDir(), 'lock'))).toBe(false);
  });

  it('a file stands where the folder should be', async () => {
    writeFileSync(dataDir(), 'not a folder');
    expectOneSentence(await tryStart({ DATA_DIR: dataDir() }), /数据文件夹 .*不可写.*DATA_DIR/);
  });

  it('a file stands above the folder', async () => {
    writeFileSync(dataDir(), 'not a folder');
    expectOneSentence(
      await tryStart({ DATA_DIR: join(dataDir(), 'inner') }),
      /数据文件夹 .*不可写.*DATA_DIR/,
    );
  });

  it.skipIf(why)(`the disk is read-only${why ? ` (skipped: ${why})` : ''}`, async () => {
    const unmount = mountTmpfs(dataDir(), 'ro,size=1m');
    const start = await tryStart({ DATA_DIR: dataDir() });
    unmount();
    expectOneSentence(start, /数据文件夹 .*不可写.*DATA_DIR/);
  });

  it('a file stands where the pictures go', async () => {
    mkdirSync(dataDir());
    writeFileSync(join(dataDir(), 'files'), 'not a folder');
    expectOneSentence(await tryStart({ DATA_DIR: dataDir() }), /文件目录 .*不可写.*DATA_DIR/);
  });

  it.each([
    ['PORT', 'http', /PORT 须为/],
    ['PUBLIC_URL', 'diy', /PUBLIC_URL 不是有效的地址/],
  ])('%s=%s', async (name, value, pattern) => {
    expectOneSentence(await tryStart({ DATA_DIR: dataDir(), [name]: value }), pattern);
  });
});

describe('after kill -9 of all processes', () => {
  it('starts on what they left, even where their pids belong to others now', async () => {
    system = await startSystem({ dataDir: dataDir() });
    await waitFor('worker', 60_000, async () => system?.processes().worker != null);
    await killAll(system);
    expect(existsSync(join(dataDir(), 'lock'))).toBe(true);
    expect(existsSync(join(dataDir(), 'postgres', 'postmaster.pid'))).toBe(true);
    await system.restart();
    expect(await isUp(system.url)).toBe(true);

    await killAll(system);
    // A process that lives but is not one of our processes: the one that runs this test.
    writeFileSync(join(dataDir(), 'lock'), `${process.pid} 1\n`);
    const port = 5432;
    const lines = [process.pid, join(dataDir(), 'postgres'), 1, port, '', '127.0.0.1', '', 'ready'];
    writeFileSync(join(dataDir(), 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`);
    await system.restart();
    expect(await isUp(system.url)).toBe(true);
  });
});
