import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Logger } from '../../logging/logger.ts';
import { isPostgresAlive, readPostmasterFile } from './postmaster-file.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const log: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => log };
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'postgres-users-'));
  await (await startEmbeddedPostgres({ dataDir, log })).stop();
}, 60_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Another process that starts and stops the server when it is asked to. */
interface Other {
  child: ChildProcess;
  ask(command: string): Promise<string>;
}

async function startOther(): Promise<Other> {
  const program = `
    import { createInterface } from 'node:readline';
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.ts'))};
    const log = { debug() {}, info() {}, warn() {}, error() {}, child: () => log };
    let server;
    console.log('ready');
    for await (const line of createInterface({ input: process.stdin })) {
      const [what, leavesFound] = line.split(' ');
      if (what === 'stop') await server.stop();
      else server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log, leavesFound: leavesFound === 'leaves' });
      console.log(what === 'stop' ? 'stopped' : server.pid);
    }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  await lines.next();
  return {
    child,
    async ask(command) {
      child.stdin!.write(`${command}\n`);
      return (await lines.next()).value as string;
    },
  };
}

function kill({ child }: Other): Promise<unknown> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  return ended;
}

const runs = () => {
  const found = readPostmasterFile(join(dataDir, 'postgres'));
  return found !== null && isPostgresAlive(found.pid);
};
async function query(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select 1 as one');
  await client.end();
  return rows;
}

describe('a server of several processes', () => {
  let others: Other[];
  beforeEach(async () => {
    others = await Promise.all([startOther(), startOther()]);
  });
  afterEach(async () => {
    for (const { child } of others) child.kill('SIGKILL');
    await (await startEmbeddedPostgres({ dataDir, log })).stop();
    expect(runs()).toBe(false);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-password']);
  });

  it('outlives the command that started it, and is stopped by the last one that uses it', async () => {
    const [command] = others as [Other, Other];
    await command.ask('start leaves');
    // The system is started while the command runs.
    const system = await startEmbeddedPostgres({ dataDir, log });
    expect(await command.ask('stop')).toBe('stopped');
    expect(await query(system.url)).toEqual([{ one: 1 }]);
    await system.stop();
    expect(runs()).toBe(false);
  });

  it('outlives the system as long as a command uses it', async () => {
    const [command] = others as [Other, Other];
    const system = await startEmbeddedPostgres({ dataDir, log });
    await command.ask('start leaves');
    await system.stop();
    expect(await query(system.url)).toEqual([{ one: 1 }]);
    await command.ask('stop');
    expect(runs()).toBe(false);
  });

  it('is no longer used by a killed process', async () => {
    const [killed, command] = others as [Other, Other];
    await killed.ask('start');
    await command.ask('start leaves');
    await kill(killed);
    await command.ask('stop');
    expect(runs()).toBe(false);
  });

  it('is left running by a command where it was found without anybody who uses it', async () => {
    const [killed, command] = others as [Other, Other];
    await killed.ask('start');
    await kill(killed);
    await command.ask('start leaves');
    await command.ask('stop');
    expect(runs()).toBe(true);
  });

  it('is one, however many start it at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, other, own] = await Promise.all([
        ...others.map(({ ask }) => ask('start')),
        startEmbeddedPostgres({ dataDir, log }),
      ]);
      expect([one, other]).toEqual([
        String((own as { pid: number }).pid),
        String((own as { pid: number }).pid),
      ]);
      await Promise.all([...others.map(({ ask }) => ask('stop')), (own as { stop(): Promise<void> }).stop()]);
      expect(runs()).toBe(false);
    }
  });
});
