import { expect, it } from 'vitest';
import { copyName } from './copy-name.ts';

it.each([
  ['海边', 'zh', '海边 副本'],
  ['海边 副本', 'zh', '海边 副本 2'],
  ['海边 副本 2', 'zh', '海边 副本 3'],
  ['Sea', 'en', 'Sea copy'],
  ['Sea copy 9', 'en', 'Sea copy 10'],
  ['海边 副本', 'en', '海边 副本 2'],
  ['Photocopy', 'en', 'Photocopy copy'],
  ['بحر', 'ar', 'بحر نسخة'],
  ['长'.repeat(120), 'zh', `${'长'.repeat(117)} 副本`],
] as const)('%s in %s', (name, locale, copy) => expect(copyName(name, locale)).toBe(copy));
