import { expect, test } from 'vitest';
import { nameDevice } from './name-device.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/130.0 Safari/537 Edg/130.0', 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17.0 Safari/605', 'Safari · macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604', 'Safari · iPhone'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130 MicroMessenger/8.0', 'WeChat · Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130) Firefox/130', 'Firefox · Linux'],
  ['node', ''],
  ['', ''],
])('%s is %s', (userAgent, expected) => {
  expect(nameDevice(userAgent)).toBe(expected);
});
