import { expect, it } from 'vitest';
import { createKeyRing } from '../../../platform/secrets/key-ring.ts';
import { rowCipherOf } from '../privacy/encrypt-row.ts';
import { openStoredLine } from './open-stored-line.ts';

const rowCipher = rowCipherOf(createKeyRing('a secret key of a test'), 'owner');

it.each([
  ['today', { import_id: 'i', blank_personalisation: true, row: 3, private: 'eA==' }],
  ['before the columns were renamed', { log_id: 'i', [`blank_${'wishes'}`]: true, row: 3, private: 'eA==' }],
])('a copy written %s has the columns of today', (_, columns) => {
  expect(openStoredLine(rowCipher.encryptJson(columns), rowCipher)).toEqual({
    ...{ import_id: 'i', blank_personalisation: true, row: 3, private: 'eA==' },
  });
});
