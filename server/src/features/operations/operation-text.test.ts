import { MESSAGE_SAMPLES, RENDER_REASON_SAMPLES } from '@diy/contract/messages/message-samples';
import { describe, expect, it } from 'vitest';
import { localeOf } from '../../platform/http/locale.ts';
import { operationText } from './operations.presenter.ts';

/** What the web app asks for in each of its languages. */
const ASKED = {
  'zh-CN': 'zh-CN',
  'en-US': 'en-US',
  ar: 'ar, en;q=0.8',
  he: 'he, en;q=0.8',
  fa: 'fa, en;q=0.8',
  ku: 'ku, en;q=0.8',
};

const stored = Object.entries({ ...MESSAGE_SAMPLES, ...RENDER_REASON_SAMPLES });

describe.each(Object.entries(ASKED))('read in %s', (language, header) => {
  it.each(stored)('%s is worded whole, and in Chinese for Chinese readers only', (id, params) => {
    const text = operationText({ reason: { id, params }, message: '' }, localeOf(header));
    expect(text).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh-CN');
  });
});
