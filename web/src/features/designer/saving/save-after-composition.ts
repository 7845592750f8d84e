import type { Saver } from './saver.ts';

/** A saver that is asked to save never takes half of what an input method composes: `endComposing` comes first. */
export function saveAfterComposition(saver: Saver, endComposing: () => void): Saver {
  return {
    ...saver,
    saveNow() {
      endComposing();
      return saver.saveNow();
    },
  };
}
