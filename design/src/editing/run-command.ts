import type { DesignDocument } from '../document/design-document.ts';
import type { Command } from './command.ts';
import { type CommandCall, commands } from './commands/all.ts';

/** Does a command given as data, for example a preflight fix on the server. */
export function runCommand(design: DesignDocument, call: CommandCall): DesignDocument {
  // A call pairs its name with the input of that very command, which the compiler cannot follow through the union.
  return (commands[call.command] as Command<CommandCall['input']>)(design, call.input);
}
