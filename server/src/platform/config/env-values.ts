import { ConfigMistake } from './config-mistake.ts';

/** Variables of the environment. */
export type Env = Record<string, string | undefined>;

/** What a variable says; undefined when it is empty. */
export function text(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** A whole number within its limits. */
export function whole(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new ConfigMistake(
    `${name} 须为 ${min} 到 ${max} 的整数，现在是 ${value}`,
    `${name} must be a whole number`,
  );
}

/** `true` or `false`, which is what it is when not set. */
export function yes(env: Env, name: string): boolean {
  const value = text(env, name) ?? 'false';
  if (value === 'true' || value === 'false') return value === 'true';
  throw new ConfigMistake(`${name} 须为 true 或 false，现在是 ${value}`, `${name} must be true or false`);
}

/** Values between commas. */
export function list(env: Env, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
