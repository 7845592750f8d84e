import { message } from '@diy/contract/messages';
import {
  type AccountRow,
  BY_OPERATOR,
  createAccount,
  disable,
  findAccountByName,
  listAccounts,
  openSession,
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
}

/** Runs it and returns what to print. Throws a Refusal or a UsageMistake. */
export async function runUserCommand(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'passwords'>,
  command: UserCommand,
): Promise<string> {
  switch (command.verb) {
    case 'add': {
      const { nickname, sku } = command;
      const draft = { username: nameOf(command), password: passwordOf(command), nickname, sku };
      const account = await createAccount(services, draft);
      return `已新建账号 ${account.username}，商家代码 ${account.sku}`;
    }
    case 'password': {
      const account = await find(services, command);
      await setPassword(services, account.id, passwordOf(command), null);
      await recordEvent(services, account.id, BY_OPERATOR, { kind: 'password-changed' });
      return `已修改 ${account.username} 的密码，原有登录全部结束`;
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
      await disable(services, account.id);
      return `已停用账号 ${account.username}`;
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

function passwordOf({ password }: UserCommand): string {
  if (!password) throw new UsageMistake('缺少 --password');
  return password;
}

function describe({ username, nickname, sku, disabled_at, created_at }: AccountRow): string {
  return [username, nickname, sku, disabled_at ? '已停用' : '正常', created_at.toISOString()].join('\t');
}
