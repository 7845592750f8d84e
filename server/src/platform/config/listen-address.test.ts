import { expect, test } from 'vitest';
import { ConfigMistake } from './config-mistake.ts';
import { readListenAddress } from './listen-address.ts';

test.each([
  ['9464', '127.0.0.1', 9464],
  ['127.0.0.1:9464', '127.0.0.1', 9464],
  ['0.0.0.0:80', '0.0.0.0', 80],
  ['[::1]:9464', '::1', 9464],
  ['metrics.internal:9464', 'metrics.internal', 9464],
])('%s', (value, host, port) => {
  expect(readListenAddress('METRICS_ADDRESS', value)).toEqual({ host, port });
});

test.each(['', '0', '65536', ':9464', '127.0.0.1', '127.0.0.1:', '::1:9464', 'http://x:1', '1 2'])(
  '%j is refused',
  (value) => {
    expect(() => readListenAddress('METRICS_ADDRESS', value)).toThrow(ConfigMistake);
  },
);
