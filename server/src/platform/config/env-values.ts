import { ConfigMistake } from './config-mistake.ts';

/** Variables of the environment. */
export type Env = Record<string, string | undefined>;

/** What a variable says; undefined when it is empty. */
export function readText(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** A whole number within its limits. */
export function readInteger(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = readText(env, name);
  if (value === undefined) return fallback;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new ConfigMistake(
    `${name} 须为 ${min} 到 ${max} 的整数，现在是 ${value}`,
    `${name} must be a whole number from ${min} to ${max}`,
  );
}

/** `true` or `false`, which is what it is when not set. */
export function readFlag(env: Env, name: string): boolean {
  const value = readText(env, name) ?? 'false';
  if (value === 'true' || value === 'false') return value === 'true';
  throw new ConfigMistake(`${name} 须为 true 或 false，现在是 ${value}`, `${name} must be true or false`);
}

/** Values between commas. */
export function readList(env: Env, name: string): string[] {
  return (readText(env, name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
