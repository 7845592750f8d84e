import { expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { saveAfterComposition } from './save-after-composition.ts';

it('ends what is composed before the design is saved', async () => {
  const done: string[] = [];
  const noting = {
    ...buildSession().saver,
    saveNow: async () => {
      done.push('save');
      return true;
    },
  };
  expect(await saveAfterComposition(noting, () => done.push('end')).saveNow()).toBe(true);
  expect(done).toEqual(['end', 'save']);
});
