import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, findAccountByName, isPassword } from './features/accounts/index.ts';
import { type RecordNeeds, seedLibraryImage } from './features/images/index.ts';
import type { Services } from './platform/services.ts';

const USERNAME = 'demo';

/** How to sign in to the demo account. */
export interface DemoSignIn {
  username: string;
  password: string;
}

/**
 * The account a fresh installation starts with, with pictures of ours in its library. Its random password is kept in
 * `DATA_DIR/demo-password`, so that every start can print it; null when it is not the password any more.
 */
export async function ensureDemoAccount(
  services: RecordNeeds & Pick<Services, 'passwords'>,
): Promise<DemoSignIn | null> {
  const { dataDir } = services.config;
  const password = keptText(join(dataDir, 'demo-password'), randomWord);
  const draft = { username: USERNAME, password, nickname: '演示店铺' };
  const account = (await findAccountByName(services.db, USERNAME)) ?? (await createAccount(services, draft));
  const isFilled = join(dataDir, 'demo-filled');
  if (!existsSync(isFilled)) {
    await fillLibrary(services, account.id);
    // Recorded last, so that a start killed half-way adds the rest next time; only once, so that deleted pictures stay
    // deleted.
    writeFileSync(isFilled, '', { mode: 0o600 });
  }
  return (await isPassword(services, account, password)) ? { username: USERNAME, password } : null;
}

/** A restored library has what its owner left in it: the next start adds nothing. */
export function keepDemoAsItIs(dataDir: string): void {
  writeFileSync(join(dataDir, 'demo-filled'), '');
}

async function fillLibrary(
  services: RecordNeeds & Pick<Services, 'passwords'>,
  accountId: string,
): Promise<void> {
  const folder = join(services.config.catalogueDir, 'artworks');
  if (!existsSync(folder)) return;
  const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8')) as Record<string, string>;
  for (const [file, name] of Object.entries(names)) {
    await seedLibraryImage(services, accountId, { name, filePath: join(folder, file) });
  }
}

/** The text of a file only this user may read; made first if there is none. */
function keptText(path: string, make: () => string): string {
  if (!existsSync(path)) writeFileSync(path, `${make()}\n`, { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

/** 26 letters and digits that cannot be misread: 128 bits. */
function randomWord(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(26), (byte) => letters[byte % letters.length]).join('');
}
