import { readFileSync } from 'node:fs';
import { ConfigMistake } from './config-mistake.ts';

type Env = Record<string, string | undefined>;

/**
 * A setting that is JSON itself or the path of a JSON file; null when it is not set. `{"env": "NAME"}` anywhere inside
 * stands for that variable, so that keys need not lie in the file. Mistakes never repeat a value: it may be a key.
 */
export function readJsonSetting(env: Env, name: string): unknown {
  const value = env[name]?.trim();
  if (!value) return null;
  const isJson = value.startsWith('[') || value.startsWith('{');
  return fillIn(parse(isJson ? value : readFile(value, name), name), env, name);
}

function readFile(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new ConfigMistake(
      `${name} 指向的文件无法读取（${code}）；请写 JSON 文件的路径，或直接写 JSON`,
      `${name}: the file cannot be read`,
    );
  }
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ConfigMistake(`${name} 不是有效的 JSON，请检查引号和逗号`, `${name} is not valid JSON`);
  }
}

function fillIn(value: unknown, env: Env, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => fillIn(item, env, name));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === 'env' && 'env' in value && typeof value.env === 'string') {
    const filled = env[value.env]?.trim();
    if (filled) return filled;
    throw new ConfigMistake(
      `${name} 用到的环境变量 ${value.env} 没有设置`,
      `${name} needs the variable ${value.env}`,
    );
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, env, name)]));
}
