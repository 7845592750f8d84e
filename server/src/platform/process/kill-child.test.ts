import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { killChild } from './kill-child.ts';

it('a child is ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  killChild(child);
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

it('one that was not started is left alone', async () => {
  const child: ChildProcess = spawn('/missing/program');
  const kill = vi.spyOn(child, 'kill').mockReturnValue(true);
  const failed = once(child, 'error');
  killChild(child);
  expect(kill).not.toHaveBeenCalled();
  await expect(failed).resolves.toMatchObject([{ code: 'ENOENT' }]);
});
