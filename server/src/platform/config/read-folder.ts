import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigMistake } from './config-mistake.ts';
import { type Env, readText } from './env-values.ts';

/**
 * A folder that comes with the program unless a variable names another. Throws a ConfigMistake where that one lacks what it has to hold:
 * else the first page or print would fail.
 */
export function readFolder(
  env: Env,
  name: string,
  { usual, holds }: { usual: string; holds: string },
): string {
  const value = readText(env, name);
  if (value === undefined) return usual;
  const folder = resolve(value);
  if (existsSync(join(folder, holds))) return folder;
  throw new ConfigMistake(
    `${name} 指向的 ${folder} 里没有 ${holds}：请改成正确的文件夹，或去掉 ${name} 用程序自带的`,
    `${name} has no ${holds}: name the right folder, or leave it out for the one that comes with the program`,
  );
}
