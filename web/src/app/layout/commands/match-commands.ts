import type { ReactNode } from 'react';

/** One line of the palette. */
export interface PaletteCommand {
  id: string;
  /** The kind of thing, shown at the end of its line. */
  group: string;
  title: string;
  /** Other words it is found by. */
  words?: string;
  picture: ReactNode;
  run: () => void;
}

/** Commands whose title or words hold every part of the text, in their order; all of them for no text. */
export function matchCommands(commands: readonly PaletteCommand[], text: string): PaletteCommand[] {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter((command) => {
    const line = `${command.title} ${command.words ?? ''}`.toLowerCase();
    return parts.every((part) => line.includes(part));
  });
}
