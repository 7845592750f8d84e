import { afterEach, expect, it, vi } from 'vitest';
import { runCli } from '../cli.ts';

afterEach(() => vi.restoreAllMocks());

/** What a command prints, and its exit code. */
async function run(...argv: string[]) {
  const [out, err] = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockReturnValue(true),
  );
  const code = await runCli(argv);
  const textOf = (spy = out) => spy!.mock.calls.map(([text]) => text).join('');
  return { code, out: textOf(out), err: textOf(err) };
}

it.each<[string[], RegExp, RegExp]>([
  [['--help'], /user add[\s\S]*backup restore[\s\S]*secret accept/, /$^/],
  [['-h'], /storage check/, /$^/],
  [['help'], /storage check/, /$^/],
  [['backup', '--help'], /backup restore ID/, /user add|storage check/],
  [['backup', 'create', '--help'], /backup create/, /user add/],
  [['help', 'user'], /user disable/, /backup create/],
  [['user', 'add', 'NAME', '-h'], /--temporary/, /backup create/],
  [['toString', '--help'], /user add[\s\S]*secret accept/, /$^/],
])('%j explains commands, and does nothing', async (argv, shown, hidden) => {
  const { code, out, err } = await run(...argv);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(shown);
  expect(out).not.toMatch(hidden);
});

it.each<[string[], RegExp]>([
  [['backup', 'restor'], /backup restore ID/],
  [['backup', 'create', '--wrong'], /--wrong/],
  [['nothing', 'here'], /user add[\s\S]*没有这个命令/],
  [[], /没有这个命令/],
])('%j is wrong usage, and its group is shown', async (argv, shown) => {
  const { code, out, err } = await run(...argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(shown);
});
