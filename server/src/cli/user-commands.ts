import { message } from '@diy/contract/messages';
import {
  type AccountRow,
  BY_OPERATOR,
  createAccount,
  disableAccount,
  enableAccount,
  findAccountByName,
  INITIAL_DAYS,
  type ListedAccount,
  listAccounts,
  openSession,
  randomPassword,
  recordEvent,
  removeSecondFactor,
  setPassword,
} from '../features/accounts/index.ts';
import { Refusal } from '../platform/errors/refusal.ts';
import type { Services } from '../platform/services.ts';
import { UsageMistake } from './usage-mistake.ts';

/** A command about accounts, as typed. */
export interface UserCommand {
  verb: string;
  name?: string;
  password?: string;
  nickname?: string;
  sku?: string;
  /** The password is for the first sign-in alone. */
  temporary?: boolean;
}

/** Runs it and returns what to print. Throws a Refusal or a UsageMistake. */
export async function runUserCommand(
  services: Pick<Services, 'clock' | 'db' | 'log' | 'newId' | 'passwords'>,
  command: UserCommand,
): Promise<string> {
  switch (command.verb) {
    case 'add': {
      const { nickname, sku } = command;
      const { password, initialUntil } = passwordFor(services, command);
      const draft = { username: nameOf(command), password, nickname, sku };
      const account = await createAccount(services, { ...draft, ...(initialUntil ? { initialUntil } : {}) });
      return `已新建账号 ${account.username}，商家代码 ${account.sku}${describeInitial(password, initialUntil)}`;
    }
    case 'password': {
      const account = await find(services, command);
      const { password, initialUntil } = passwordFor(services, command);
      await setPassword(services, account.id, password, null, initialUntil);
      await recordEvent(services, account.id, BY_OPERATOR, { kind: 'password-changed' });
      const disabled = account.disabled_at ? '\n该账号已停用，用 user enable 恢复后才能登录' : '';
      return `已修改 ${account.username} 的密码，原有登录全部结束${describeInitial(password, initialUntil)}${disabled}`;
    }
    case 'token': {
      const account = await find(services, command);
      if (account.disabled_at) {
        throw new Refusal(message('accounts.disabled', { username: account.username }));
      }
      const { token } = await openSession(services, account.id);
      await recordEvent(services, account.id, BY_OPERATOR, { kind: 'sign-in' });
      return token;
    }
    case 'totp-off': {
      const account = await find(services, command);
      const wasOn = await removeSecondFactor(services, account.id);
      if (wasOn) await recordEvent(services, account.id, BY_OPERATOR, { kind: 'factor-off' });
      return wasOn
        ? `已关闭 ${account.username} 的两步验证，原有登录全部结束`
        : `${account.username} 没有开启两步验证`;
    }
    case 'disable': {
      const account = await find(services, command);
      await disableAccount(services, account.id);
      return `已停用账号 ${account.username}`;
    }
    case 'enable': {
      const account = await find(services, command);
      await enableAccount(services, account.id);
      return account.disabled_at ? `已恢复账号 ${account.username}` : `账号 ${account.username} 没有停用`;
    }
    case 'list':
      return (await listAccounts(services.db)).map(describe).join('\n');
    default:
      throw new UsageMistake();
  }
}

async function find(services: Pick<Services, 'db'>, command: UserCommand): Promise<AccountRow> {
  const name = nameOf(command);
  const account = await findAccountByName(services.db, name);
  if (!account) throw new Refusal(message('accounts.not-found', { name }));
  return account;
}

function nameOf({ name }: UserCommand): string {
  if (!name) throw new UsageMistake('缺少用户名');
  return name;
}

/** The password of a command. One for `--temporary` ends by its first use, and is a random one where none is given. */
function passwordFor(
  { clock }: Pick<Services, 'clock'>,
  { password, temporary }: UserCommand,
): { password: string; initialUntil: Date | null } {
  if (!temporary && !password) throw new UsageMistake('缺少 --password');
  const until = new Date(clock.now().getTime() + INITIAL_DAYS * 86_400_000);
  return { password: password ?? randomPassword(), initialUntil: temporary ? until : null };
}

function describeInitial(password: string, until: Date | null): string {
  if (until === null) return '';
  return `\n初始密码 ${password}，须在 ${until.toISOString()} 前首次登录，登录后先改成自己的密码`;
}

function describe(account: ListedAccount): string {
  const { username, nickname, sku, disabled_at, created_at, initial_until, has_factor } = account;
  const state = disabled_at ? '已停用' : '正常';
  const security = [has_factor ? '两步验证' : '无两步验证', ...(initial_until ? ['初始密码未改'] : [])].join(
    '，',
  );
  return [username, nickname, sku, state, created_at.toISOString(), security].join('\t');
}
