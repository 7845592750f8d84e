import { parseArgs } from 'node:util';
import { messageText } from '@diy/contract/messages/message-text';
import {
  type BackupCommand,
  runBackupCreate,
  runBackupReading,
  runBackupRestore,
} from './cli/backup-commands.ts';
import { BUDGET_OPTIONS, type BudgetCommand, runBudgetCommand } from './cli/budget-command.ts';
import { runSecretCommand } from './cli/secret-command.ts';
import { runStorageCommand } from './cli/storage-commands.ts';
import { UsageMistake } from './cli/usage-mistake.ts';
import { runUserCommand, type UserCommand } from './cli/user-commands.ts';
import { withEmptyDatabase } from './cli/with-empty-database.ts';
import { withServices } from './cli/with-services.ts';
import { Refusal } from './platform/errors/refusal.ts';
import { keepNewFilesPrivate } from './platform/process/keep-private.ts';

const USAGE = `用法 (usage):
  npm run --silent cli -- user add NAME --password P [--nickname N] [--sku S]   新建账号
  npm run --silent cli -- user password NAME --password P                       修改密码，并结束该账号的所有登录
  npm run --silent cli -- user add NAME --temporary, user password NAME --temporary
                                                                                密码由系统随机生成（或 --password 指定），只用于首次登录，
                                                                                三天内有效，登录后须先改成自己的密码
  npm run --silent cli -- user token NAME                                       新建一个登录，只打印 TOKEN
  npm run --silent cli -- user totp-off NAME                                    关闭两步验证：手机和恢复码都丢失时
  npm run --silent cli -- user disable NAME, user enable NAME                   停用账号，恢复账号
  npm run --silent cli -- user list                                             列出账号，末列是两步验证和初始密码
  npm run --silent cli -- budget NAME [--storage 20GB] [--images N] [--ai-images N] [--ai-money "100 CNY"]
                          [--batches N] [--downloads N]                         查看或设置额度；none 不限，default 按默认，
                                                                                NAME 写 @all 是所有账号的默认
  npm run --silent cli -- storage check                                         核对文件与数据库，只报告不改动
  npm run --silent cli -- backup create --folder F [--keep N] [--recipient age1…]  备份数据库和文件，系统照常运行
  npm run --silent cli -- backup list --folder F                                列出备份
  npm run --silent cli -- backup verify [ID] --folder F                         逐个文件核对备份，默认最新的一个
  npm run --silent cli -- backup restore ID --folder F [--identity FILE]        恢复到空的数据库和存储
  npm run --silent cli -- secret rotate                                         换用新的加密密钥，系统照常运行
  npm run --silent cli -- secret clean                                          删除一天前停用、已无内容的旧密钥
  npm run --silent cli -- secret replace                                        全部停止后，更换 SECRET_KEY，数据不丢失
  npm run --silent cli -- secret accept                                         原密钥已丢失：改用现在的 SECRET_KEY
`;

const OPTIONS = [
  'password',
  'nickname',
  'sku',
  'folder',
  'keep',
  'recipient',
  'identity',
  ...BUDGET_OPTIONS,
] as const;

/** Runs one command while the system runs, or without it. Returns the exit code: 0, 1 refused, 2 wrong usage. */
export async function runCli(argv: string[]): Promise<number> {
  keepNewFilesPrivate();
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        ...Object.fromEntries(OPTIONS.map((option) => [option, { type: 'string' as const }])),
        temporary: { type: 'boolean' as const },
      },
    });
    const [group, verb, name, ...rest] = positionals;
    if (!verb || rest.length > 0) throw new UsageMistake();
    const output = await runGroup(group, { verb, name, ...values });
    if (output) process.stdout.write(`${output}\n`);
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageMistake || isParseError(error);
    const { message } = error as Error;
    // The reason last, where it is seen.
    if (isUsage) process.stderr.write(`${USAGE}\n`);
    process.stderr.write(`${error instanceof Refusal ? messageText(error.text, 'zh') : message}\n`);
    return isUsage ? 2 : 1;
  }
}

function runGroup(
  group: string | undefined,
  command: UserCommand & BackupCommand & BudgetCommand,
): Promise<string> {
  switch (group) {
    case 'backup':
      return runBackup(command);
    case 'user':
      return withServices((services) => runUserCommand(services, command));
    case 'budget':
      if (command.name !== undefined) throw new UsageMistake();
      return withServices((services) => runBudgetCommand(services, command));
    case 'storage':
      return withServices((services) => runStorageCommand(services, command));
    case 'secret':
      return withServices((services) => runSecretCommand(services, command), {
        anySecret: command.verb === 'accept' || command.verb === 'replace',
      });
    default:
      throw new UsageMistake();
  }
}

function runBackup(command: BackupCommand): Promise<string> {
  switch (command.verb) {
    case 'create':
      return withServices((services) => runBackupCreate(services, command));
    case 'list':
    case 'verify':
      return runBackupReading(command);
    case 'restore':
      return withEmptyDatabase((target) => runBackupRestore(target, command));
    default:
      throw new UsageMistake();
  }
}

function isParseError(error: unknown): boolean {
  return String((error as { code?: unknown }).code ?? '').startsWith('ERR_PARSE_ARGS');
}
