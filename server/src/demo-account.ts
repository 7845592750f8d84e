import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createAccount,
  findAccountByName,
  INITIAL_DAYS,
  isPassword,
  randomPassword,
  setPassword,
} from './features/accounts/index.ts';
import { type RecordNeeds, seedLibraryImage } from './features/images/index.ts';
import type { Services } from './platform/services.ts';
import { readWritten, writeOnce } from './platform/write-once.ts';

const USERNAME = 'demo';

/** How to sign in to the demo account. */
export interface DemoSignIn {
  username: string;
  password: string;
}

/**
 * The account a fresh installation starts with, with our sample pictures in its library. Its random password is kept in
 * `DATA_DIR/demo-password`, so that every start can print it; null when it is not the password any more.
 */
export async function ensureDemoAccount(
  services: RecordNeeds & Pick<Services, 'passwords'>,
): Promise<DemoSignIn | null> {
  const { dataDir } = services.config;
  const password = keptText(join(dataDir, 'demo-password'), randomPassword);
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

/**
 * Where the internet reaches the installation, the password that was made and printed for a trial is good for one more sign-in, in
 * which the person sets another; the account's sessions end.
 */
export async function endDemoPassword(
  services: Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'passwords'>,
): Promise<void> {
  const path = join(services.config.dataDir, 'demo-password');
  if (!existsSync(path)) return;
  const account = await findAccountByName(services.db, USERNAME);
  const password = readFileSync(path, 'utf8').trim();
  if (!account || account.initial_until || !(await isPassword(services, account, password))) return;
  const until = new Date(services.clock.now().getTime() + INITIAL_DAYS * 86_400_000);
  await setPassword(services, account.id, password, null, until);
  services.log.warn({ accountId: account.id, until }, 'the password of the trial ends: it must be changed');
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
  if (readWritten(path) === undefined) writeOnce(path, `${make()}\n`);
  return readWritten(path)!;
}
