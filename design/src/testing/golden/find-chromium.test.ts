import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

test('CHROMIUM_PATH is used', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test('without a Chromium, one sentence says what to install', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/no/such/browser' })).toThrow(
    'No Chromium found: run "apt-get install chromium" (or set CHROMIUM_PATH to a Chromium or Chrome executable).',
  );
});
