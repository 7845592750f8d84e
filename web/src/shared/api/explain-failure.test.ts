// @vitest-environment happy-dom
import { CODE_REFUSED } from '@diy/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import { startTexts, switchLocale, translate } from '../../lib/text/translate.ts';
import { AppOutdated, HttpError, ParseError, Refused, SignedOut, Timeout } from './api-errors.ts';
import { explainFailure } from './explain-failure.ts';

beforeAll(() => startTexts([], 'zh-CN'));

const refused = new Refused({
  code: CODE_REFUSED,
  msg: '名称不能为空',
  data: null,
  error: 'designs.no-name',
  fields: [],
});

test.each<[string, unknown, string]>([
  ['no answer in time', new Timeout(), 'common:error.timeout'],
  ['no line', new HttpError(0), 'common:error.unreachable'],
  ['a fault', new HttpError(500), 'common:error.server'],
  ['a proxy', new HttpError(502), 'common:error.server'],
  ['something else than the envelope', new ParseError('html'), 'common:error.parse'],
  ['something else by something between', new ParseError('html', 204), 'common:error.server'],
  ['an older page', new AppOutdated(), 'common:error.outdated'],
  ['the end of a session', new SignedOut(), 'common:error.server'],
  ['a mistake of ours', new TypeError('x is undefined'), 'common:error.server'],
  ['no error at all', undefined, 'common:error.server'],
])('%s', (_, error, key) => {
  const text = explainFailure(error);
  expect(text).toBe(translate(key));
  expect(text).not.toMatch(/error\.|undefined|html/);
});

test('a refusal keeps its own words, in any language', async () => {
  expect(explainFailure(refused)).toBe('名称不能为空');
  await switchLocale('en-US');
  expect(explainFailure(refused)).toBe('名称不能为空');
  expect(explainFailure(new HttpError(0))).toMatch(/^[A-Z]/);
  await switchLocale('zh-CN');
});

test('a refusal without fields has none, and keeps the whole envelope', () => {
  const { fields, ...bare } = refused.envelope as { fields?: unknown } & typeof refused.envelope;
  expect(fields).toEqual([]);
  const error = new Refused(bare as ConstructorParameters<typeof Refused>[0]);
  expect(error.fields).toEqual([]);
  expect(error.id).toBe('designs.no-name');
  expect(error.envelope).toBe(bare);
});
