import { generationFailure } from '@diy/contract/ai-images/ai-image-shapes';
import { describe, expect, it } from 'vitest';
import { type FailureId, presentFailure, retryDelaySeconds } from './generation-failure.ts';

const ids = generationFailure.shape.id.options;
const title = { zh: '画室', en: 'Studio' };

describe('retryDelaySeconds', () => {
  it.each<[FailureId, number, number | undefined, number | null]>([
    ['rate-limited', 1, undefined, 10],
    ['rate-limited', 2, undefined, 20],
    ['rate-limited', 1, 0, 1],
    ['rate-limited', 1, 2.2, 3],
    ['rate-limited', 1, 300, 300],
    ['rate-limited', 1, 301, null],
    ['rate-limited', 1, 1e9, null],
    ['rate-limited', 5, 1, null],
    ['provider-error', 1, undefined, 5],
    ['provider-error', 2, undefined, 10],
    ['provider-error', 3, undefined, null],
    ['timeout', 1, undefined, 5],
    ['timeout', 2, undefined, null],
    ['key-invalid', 1, 1, null],
    ['refused', 1, undefined, null],
    ['bad-picture', 1, undefined, null],
    ['answer-too-large', 1, undefined, null],
    ['forbidden-address', 1, undefined, null],
  ])('%s after %i tries, asked for %s s: %s', (id, tries, asked, expected) => {
    expect(retryDelaySeconds(id, tries, asked)).toBe(expected);
  });

  it('nothing is tried for ever', () => {
    for (const id of ids) expect(retryDelaySeconds(id, 5, 1)).toBeNull();
  });
});

describe('presentFailure', () => {
  it.each(ids)('%s is worded in both languages', (id) => {
    const zh = presentFailure(id, '原因', title, 'zh');
    expect(zh).toMatchObject({ id });
    expect(zh.msg).toMatch(/[\u4e00-\u9fff]{4,}/);
    expect(zh.msg).toMatch(/重试|重新生成|管理员|其他|更换|换小/);
    expect(presentFailure(id, '', title, 'en').msg).not.toMatch(/[\u4e00-\u9fff]|: [.;]/);
  });

  it('quotes the provider where its words help, and nothing where they may hold a key', () => {
    expect(presentFailure('refused', 'violence', title, 'zh').msg).toContain('：violence。');
    expect(presentFailure('key-invalid', 'sk-1', title, 'zh').msg).not.toContain('sk-1');
    expect(presentFailure('no-such-id', 'x', title, 'en').id).toBe('interrupted');
    expect(presentFailure('constructor', 'x', title, 'en').id).toBe('interrupted');
  });
});
