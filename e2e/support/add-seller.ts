import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, apiClient } from './api.ts';
import { cli, type Place, root } from './system/start-system.ts';

/** What every account of a story signs in with. */
export const PASSWORD = 'a-long-password-1';

/** In a data folder: tokens of the accounts that were made in it before it was copied, by their names. */
export const READY_SELLERS = 'story-sellers.json';

/**
 * Makes an account, unless the system's folder was copied with one of this name, and returns a client that is signed in as it.
 * @param sku the account's code, else a random one
 */
export function addSeller(system: Place, name = 'seller', sku?: string): Api {
  if (!sku) return apiClient(system.url, readySellers(system)[name] ?? makeSellers(system, [name])[name]!);
  cli(system, 'user', 'add', name, '--password', PASSWORD, '--sku', sku);
  return apiClient(system.url, cli(system, 'user', 'token', name));
}

function readySellers({ dataDir }: Place): Record<string, string> {
  const file = join(dataDir, READY_SELLERS);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** Commands of the built command line, one after another in one process: to load it takes longer than to make an account. */
const RUN_ALL = `
  const [file, commands] = process.argv.slice(1);
  const { runCli } = await import(file);
  for (const command of JSON.parse(commands)) process.exitCode ||= await runCli(command);`;

/** Makes accounts and a login of each; returns the logins' tokens by the accounts' names. */
export function makeSellers({ dataDir, url, env }: Place, names: readonly string[]): Record<string, string> {
  const commands = names.flatMap((name) => [
    ['user', 'add', name, '--password', PASSWORD],
    ['user', 'token', name],
  ]);
  const file = join(root, 'server/dist/cli.js');
  const printed = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', RUN_ALL, '--', file, JSON.stringify(commands)],
    { cwd: root, env: { ...process.env, ...env, DATA_DIR: dataDir, PUBLIC_URL: url }, encoding: 'utf8' },
  );
  // Two lines of each account: that it was made, and its token.
  const lines = printed.trim().split('\n');
  return Object.fromEntries(names.map((name, n) => [name, lines[2 * n + 1]!]));
}
