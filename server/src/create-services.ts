import { createFeatureState } from './features/index.ts';
import type { Config } from './platform/config/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createJobQueue } from './platform/jobs/create-job-queue.ts';
import type { Logger } from './platform/logging/logger.ts';
import { newId } from './platform/new-id.ts';
import { createDecodeSlots } from './platform/pictures/decode-slots.ts';
import type { Services } from './platform/services.ts';
import { openStore } from './platform/storage/open-store.ts';

/** Connects what the features use to the real database, storage and clock. Throws an Error whose message is for the operator. */
export function createServices(config: Config, log: Logger): { services: Services; close(): Promise<void> } {
  const storage = openStore(config);
  const { db, close } = openDatabase(config.databaseUrl, log);
  const clock = { now: () => new Date() };
  const state = createFeatureState(config, storage);
  const decoding = createDecodeSlots();
  state.imageState.deriver.useProcesses();
  return {
    services: { ...state, decoding, db, storage, jobs: createJobQueue(), clock, config, log, newId },
    close,
  };
}
