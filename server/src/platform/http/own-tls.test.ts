import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeCertificate } from '../../testing/make-certificate.ts';
import { testConfig } from '../../testing/test-config.ts';
import { silentLogger } from '../logging/create-logger.ts';
import { createHttpApp } from './create-http-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'diy-https-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (port: number, options: object) =>
  new Promise<number>((resolve, reject) => {
    const request = get({ host: 'localhost', port, path: '/', agent: false, ...options }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
  });

test('the web server speaks TLS 1.2 and newer with its own certificate, and nothing else', async () => {
  const { key, cert } = makeCertificate();
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key);
  const app = createHttpApp(testConfig(folder, '', { tls: { certFile, keyFile } }), silentLogger);
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    expect(await ask(port, { ca: cert, family: 4 })).toBe(404);
    await expect(ask(port, { family: 4 })).rejects.toThrow(/self-signed/);
    await expect(
      ask(port, { ca: cert, family: 4, maxVersion: 'TLSv1.1', minVersion: 'TLSv1' }),
    ).rejects.toThrow();
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  } finally {
    await app.close();
  }
});
