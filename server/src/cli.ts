import { parseArgs } from 'node:util';
import { messageText } from '@diy/contract/messages/message-text';
import {
  type BackupCommand,
  requireBackupId,
  runBackupCreate,
  runBackupReading,
  runBackupRestore,
} from './cli/backup-commands.ts';
import { BUDGET_OPTIONS, type BudgetCommand, runBudgetCommand } from './cli/budget-command.ts';
import { runSecretCommand } from './cli/secret-command.ts';
import { runStorageCommand } from './cli/storage-commands.ts';
import { usageOf } from './cli/usage.ts';
import { UsageMistake } from './cli/usage-mistake.ts';
import { runUserCommand, type UserCommand } from './cli/user-commands.ts';
import { withEmptyDatabase } from './cli/with-empty-database.ts';
import { withServices } from './cli/with-services.ts';
import { Refusal } from './platform/errors/refusal.ts';
import { keepNewFilesPrivate } from './platform/process/keep-private.ts';
import { reasonOf } from './platform/process/reason-of.ts';

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
        'without-missing': { type: 'boolean' as const },
        help: { type: 'boolean' as const, short: 'h' },
      },
    });
    const [group, verb, name, ...rest] = positionals;
    if (values.help || group === 'help') {
      process.stdout.write(usageOf(group === 'help' ? verb : group));
      return 0;
    }
    if (!verb || rest.length > 0) throw new UsageMistake();
    const output = await runGroup(group, { verb, name, ...values });
    if (output) process.stdout.write(`${output}\n`);
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageMistake || isParseError(error);
    // The reason last, where it is seen.
    if (isUsage) process.stderr.write(`${usageOf(argv[0])}\n`);
    process.stderr.write(`${error instanceof Refusal ? messageText(error.text, 'zh') : reasonOf(error)}\n`);
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
      // Asked before anything is opened: nothing stands in the way of saying which backups there are.
      requireBackupId(command);
      return withEmptyDatabase((target) => runBackupRestore(target, command));
    default:
      throw new UsageMistake();
  }
}

function isParseError(error: unknown): boolean {
  return String((error as { code?: unknown }).code ?? '').startsWith('ERR_PARSE_ARGS');
}
