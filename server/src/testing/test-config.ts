import { join } from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { findProjectFolder } from '../platform/config/project-folder.ts';
import { createKeyRing } from '../platform/secrets/key-ring.ts';

/** Settings of a test application; nothing of the environment flows in. */
export function testConfig(dataDir: string, databaseUrl: string, change: Partial<Config> = {}): Config {
  const secretKey = change.secretKey ?? '0123456789abcdef'.repeat(4);
  const project = findProjectFolder();
  return {
    port: 8000,
    host: '127.0.0.1',
    dataDir,
    metricsAddress: null,
    publicUrl: 'http://localhost:8000',
    databaseUrl,
    storage: { kind: 'folder' },
    secretKey,
    keys: createKeyRing(secretKey),
    mode: 'test',
    workerConcurrency: 1,
    aiProviders: null,
    batchWindow: 4,
    trustProxy: [],
    corsOrigins: [],
    pictureHosts: [],
    logLevel: 'silent',
    logDir: null,
    logSyslog: null,
    hstsSubdomains: false,
    strictSignIn: false,
    requiresSecondFactor: false,
    clamdUrl: null,
    requiresTls: false,
    tls: null,
    routerBase: '/',
    webDir: join(dataDir, 'web'),
    catalogueDir: join(project, 'catalogue'),
    fontsDir: join(project, 'design', 'fonts'),
    ...change,
  };
}
