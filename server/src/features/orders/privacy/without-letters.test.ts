import { message } from '@diy/contract/messages';
import { expect, it } from 'vitest';
import { withoutLetters } from './without-letters.ts';

it.each([
  ['missing-glyph', { layer: '名字', missing: '葛', count: 1 }],
  ['other-forms', { layer: '名字', letters: '葛' }],
  ['low-contrast', { layer: '名字', letters: '葛', groundZh: '白色', groundEn: 'White' }],
  ['text-overflow', { layer: '名字', fit: 'fixed' }],
])('%s shows no letter of the buyer', (id, params) => {
  const text = message(`preflight.${id}` as 'preflight.text-overflow', params as never);
  const { text: kept } = withoutLetters({ key: 'k', id, severity: 'warning', layer: '名字', text });
  expect(JSON.stringify(kept)).not.toContain('葛');
  expect(JSON.stringify(kept)).toContain('名字');
});
