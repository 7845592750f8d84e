import type { DesignDocument } from '../document/design-document.ts';
import type { Command } from './command.ts';
import { type CommandCall, commands } from './commands/all-commands.ts';

/** Does a command given as data, for example a preflight fix on the server. */
export function runCommand(design: DesignDocument, call: CommandCall): DesignDocument {
  // The name and the input of a call belong to the same command, which the compiler cannot infer through the union.
  return (commands[call.command] as Command<CommandCall['input']>)(design, call.input);
}
