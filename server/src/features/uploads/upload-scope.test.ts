import { expect, it } from 'vitest';
import { isInScope, isMimeAllowed } from '../../platform/storage/qiniu/put-policy.ts';
import { policyFor, uploadFolderOf } from './upload-scope.ts';

const SECRET = '0'.repeat(64);
const policy = policyFor(SECRET, 'account-1', 1_000_500);
const folder = uploadFolderOf(SECRET, 'account-1');

it('gives every account a lasting folder of its own that depends on the secret', () => {
  expect(folder).toMatch(/^prv\/up\/[0-9a-f]{32}$/);
  expect(uploadFolderOf(SECRET, 'account-1')).toBe(folder);
  expect(uploadFolderOf(SECRET, 'account-2')).not.toBe(folder);
  expect(uploadFolderOf('1'.repeat(64), 'account-1')).not.toBe(folder);
});

it('ends after an hour', () => expect(policy.deadline).toBe(1000 + 3600));

it.each([
  [`${folder}/a.png`, true],
  [`${folder}/b/c.png`, true],
  [`${folder}/`, false],
  [folder, false],
  [`${folder}0/a.png`, false],
  [`${uploadFolderOf(SECRET, 'account-2')}/a.png`, false],
  ['pub/a.png', false],
])('scope: %s → %s', (key, expected) => expect(isInScope(policy, key)).toBe(expected));

it.each([
  ['image/png', true],
  ['IMAGE/HEIC; x=y', true],
  ['application/octet-stream', true],
  ['application/pdf', true],
  ['application/postscript', true],
  ['application/zip', false],
  ['text/html', false],
  ['image', false],
  ['', false],
])('type: %s → %s', (type, expected) => expect(isMimeAllowed(policy, type)).toBe(expected));
