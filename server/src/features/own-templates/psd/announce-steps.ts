import { message, type StoredMessage } from '@diy/contract/messages';
import type { Services } from '../../../platform/services.ts';
import { reportProgress } from '../../operations/index.ts';
import type { ReadingStep } from './psd-messages.ts';

/** What the reading process does, or what is done with what it read. */
type ShownStep = ReadingStep | { step: 'store' };

/** Shows in an operation what is done of a PSD. */
interface StepAnnouncer {
  onStep(step: ShownStep): void;
  /** Resolves when nothing more is written. */
  settled(): Promise<void>;
}

/** Writes the newest step, one at a time: steps that pass faster than they are written are left out. */
export function announceSteps(
  { db, log }: Pick<Services, 'db' | 'log'>,
  ownerId: string,
  operationId: string,
): StepAnnouncer {
  let newest: ShownStep | null = null;
  let writing: Promise<void> | null = null;
  const write = async () => {
    for (let step = newest; step; step = newest) {
      newest = null;
      await reportProgress(db, ownerId, operationId, { message: stepMessage(step) });
    }
  };
  return {
    onStep(step) {
      newest = step;
      writing ??= write()
        // The words are lost, not the reading.
        .catch((error: unknown) => log.warn({ err: error }, 'progress of a PSD could not be shown'))
        .finally(() => {
          writing = null;
        });
    },
    settled: async () => {
      while (writing) await writing;
    },
  };
}

function stepMessage(step: ShownStep): StoredMessage {
  switch (step.step) {
    case 'read':
      return message('own-templates.psd-step-read', { megabytes: Math.ceil(step.bytes / (1024 * 1024)) });
    case 'compare':
      return message('own-templates.psd-step-compare');
    case 'store':
      return message('own-templates.psd-step-store');
    case 'surface': {
      const { name, number, count, view } = step;
      if (view) return message('own-templates.psd-step-view', { view: view.name, name, number, count });
      return message('own-templates.psd-step-surface', { name, number, count });
    }
  }
}
