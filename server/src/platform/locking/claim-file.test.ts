import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimFile, FileHeld } from './claim-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claim-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => join(folder, 'lock');
const held = () => true;
const stale = () => false;

describe('a claimed file', () => {
  it('is refused to others as long as it is held, and taken over afterwards', () => {
    claimFile(file(), 'first', held);
    expect(() => claimFile(file(), 'second', held)).toThrow(FileHeld);
    claimFile(file(), 'third', (text) => text !== 'first');
    expect(readFileSync(file(), 'utf8')).toBe('third');
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is not taken from somebody who has made it since it was found stale', () => {
    writeFileSync(file(), 'stale');
    let looks = 0;
    const isHeld = (text: string) => {
      looks += 1;
      // Another process takes it over right behind the first look.
      if (looks === 1) writeFileSync(file(), 'fresh');
      return text === 'fresh';
    };
    expect(() => claimFile(file(), 'mine', isHeld)).toThrow(FileHeld);
    expect(readFileSync(file(), 'utf8')).toBe('fresh');
  });

  it('is taken over after a process was killed that was just taking it over, and nothing of that stays', () => {
    writeFileSync(file(), 'stale');
    const right = createHash('sha256').update('stale').digest('hex').slice(0, 12);
    writeFileSync(`${file()}.after-${right}`, 'of the killed one');
    writeFileSync(`${file()}.after-${'0'.repeat(12)}`, 'of one killed long ago');
    claimFile(file(), 'mine', stale);
    expect(readFileSync(file(), 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['lock']);
  });
});

/** Processes that lock a folder at a given time, each with its own process id. */
describe('several starts at the same moment', () => {
  const STARTS = 3;
  const ROUNDS = 150;
  let children: ChildProcess[] = [];
  let lines: AsyncIterator<string>[] = [];

  beforeAll(async () => {
    const lock = JSON.stringify(
      join(import.meta.dirname, '../database/embedded-postgres/lock-data-folder.ts'),
    );
    const program = `
      import { createInterface } from 'node:readline';
      import { lockDataFolder } from ${lock};
      console.log('ready');
      let unlock = () => {};
      for await (const line of createInterface({ input: process.stdin })) {
        const [what, folder, at] = line.split(' ');
        if (what === 'unlock') { unlock(); unlock = () => {}; console.log('unlocked'); continue; }
        while (Date.now() < Number(at)) {}
        try { unlock = lockDataFolder(folder); console.log('locked'); }
        catch (error) { console.log(error.message.includes('正在使用') ? 'refused' : error.stack); }
      }`;
    children = Array.from({ length: STARTS }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    lines = children.map((child) => createInterface({ input: child.stdout! })[Symbol.asyncIterator]());
    await Promise.all(lines.map((line) => line.next()));
  }, 60_000);
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  const ask = async (command: string) => {
    for (const child of children) child.stdin!.write(`${command}\n`);
    return (await Promise.all(lines.map((line) => line.next()))).map(({ value }) => value);
  };

  it.each([
    ['a killed one', '999999999 1\n'],
    ['one whose number was given to another program', `${process.pid} 1\n`],
    ['one that was killed in the middle of it, in an earlier version', ''],
    ['nobody', null],
  ])(
    'behind the lock of %s, one of them gets the folder',
    async (_, left) => {
      const outcomes: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        if (left !== null) writeFileSync(file(), left);
        const said = await ask(`lock ${folder} ${Date.now() + 3}`);
        outcomes.push(said.sort().join(' '));
        await ask('unlock');
      }
      expect(new Set(outcomes)).toEqual(new Set(['locked refused refused']));
      expect(readdirSync(folder)).toEqual([]);
    },
    120_000,
  );
});
