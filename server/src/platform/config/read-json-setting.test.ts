import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readJsonSetting } from './read-json-setting.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'diy-json-'));
  writeFileSync(join(folder, 'good.json'), '\uFEFF[{"key": {"env": "KEY"}}]');
  writeFileSync(join(folder, 'bad.json'), '[{"key": "sk-secret",]');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each<[string, Record<string, string | undefined>, unknown]>([
  ['not set', {}, null],
  ['blank', { S: '  ' }, null],
  ['JSON itself', { S: ' [1, {"a": "b"}] ' }, [1, { a: 'b' }]],
  ['a variable inside', { S: '{"a": [{"env": "KEY"}]}', KEY: ' sk-1 ' }, { a: ['sk-1'] }],
  ['an object that merely has env', { S: '{"env": "KEY", "x": 1}' }, { env: 'KEY', x: 1 }],
])('%s', (_, env, expected) => expect(readJsonSetting(env, 'S')).toEqual(expected));

it('reads a file', () => {
  expect(readJsonSetting({ S: join(folder, 'good.json'), KEY: 'k' }, 'S')).toEqual([{ key: 'k' }]);
});

it.each([
  ['no such file', () => '/nonexistent.json', /S 指向的文件无法读取（ENOENT）/],
  ['a folder', () => folder, /EISDIR/],
  ['broken JSON', () => join(folder, 'bad.json'), /S 不是有效的 JSON/],
  ['a variable that is not set', () => join(folder, 'good.json'), /环境变量 KEY 没有设置/],
])('%s is reported without repeating a value', (_, value, message) => {
  const read = () => readJsonSetting({ S: value() }, 'S');
  expect(read).toThrow(message);
  expect(read).not.toThrow(/sk-secret/);
});
