import { expect, test } from 'vitest';
import { buildAiProvider } from '../../../testing/fake-ai.ts';
import { costText, modelTitle, priceText, timeText } from './image-facts.ts';

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
  expect(costText(null, t, 'zh-CN')).toBeNull();
  expect(costText({ amount: 0.04, currency: 'USD', is_estimate: true }, t, 'zh-CN')).toBeNull();
  expect(costText({ amount: 0, currency: 'CNY', is_estimate: false }, t, 'zh-CN')).toBe('free');
  expect(costText({ amount: 3.2, currency: 'CNY', is_estimate: false }, t, 'zh-CN')).toBe('¥3.20');
});

test.each([
  [0.1 + 0.2, 'USD', '$0.30'],
  [0.8, 'CNY', '¥0.80'],
  [0.0123, 'USD', '0.0123 USD'],
  [12, 'credits', '12 credits'],
])('%s %s is written %s', (amount, currency, expected) => {
  expect(priceText(amount, currency, 'zh-CN')).toBe(expected);
});
