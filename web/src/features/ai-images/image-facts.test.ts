import { expect, test } from 'vitest';
import { buildAiProvider } from '../../testing/fake-ai.ts';
import { costText, modelTitle, timeText } from './image-facts.ts';

const t = (key: string, values?: object) => `${key}${values ? JSON.stringify(values) : ''}`;

test('a family of the built-in engine has words, a model has its name', () => {
  const providers = [buildAiProvider()];
  expect(modelTitle({ provider: 'pattern', model: 'plaid' }, providers, 'zh')).toBe('格纹');
  expect(modelTitle({ provider: 'pattern', model: 'plaid' }, providers, 'en')).toBe('Plaid');
  expect(modelTitle({ provider: 'gone', model: 'some-model' }, providers, 'zh')).toBe('some-model');
});

test.each([
  [null, null],
  [4, 'seconds{"seconds":0.1}'],
  [3249, 'seconds{"seconds":3.2}'],
])('%s ms are %s', (ms, expected) => {
  expect(timeText(ms, t)).toBe(expected);
});

test('an estimate is not shown as what it cost', () => {
  expect(costText(null, t)).toBeNull();
  expect(costText({ amount: 0.04, currency: 'USD', is_estimate: true }, t)).toBeNull();
  expect(costText({ amount: 0.1 + 0.2, currency: 'USD', is_estimate: false }, t)).toBe('0.3 USD');
  expect(costText({ amount: 0, currency: 'CNY', is_estimate: false }, t)).toBe('free');
});
