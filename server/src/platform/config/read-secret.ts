import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder } from '../private-files.ts';
import { ConfigMistake } from './config-mistake.ts';

const FORM = /^[0-9a-f]{64}$/;

/** The signing key kept in `dataDir/secret`, made at the first start; only this user may read the file. */
export function readSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  try {
    makePrivateFolder(dataDir);
    // Written only if absent, and then read back: of two processes starting at once both get the same key.
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    // EEXIST is expected for the secret, but also occurs when a file is in the folder's place.
    if (code !== 'EEXIST' || !statSync(dataDir).isDirectory()) {
      throw new ConfigMistake(
        `数据文件夹 ${dataDir} 不可写（${code}），请用 DATA_DIR 换一个`,
        `DATA_DIR is not writable: ${code}`,
      );
    }
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (!FORM.test(secret)) {
    throw new ConfigMistake(
      `文件 ${path} 已损坏：应为 64 位十六进制数`,
      'the secret file is damaged: 64 hex digits expected',
    );
  }
  return secret;
}
