import type { Config } from './config/config.ts';
import type { Db } from './database/db.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Logger } from './logging/logger.ts';
import type { DecodeSlots } from './pictures/decode-slots.ts';
import type { ObjectStore } from './storage/object-store.ts';

/** Time of this process; leases and expiries use the database's clock instead. */
export interface Clock {
  now(): Date;
}

/** Everything a service may use; passed in, never global. */
export interface Services {
  db: Db;
  storage: ObjectStore;
  jobs: JobQueue;
  clock: Clock;
  config: Config;
  log: Logger;
  decoding: DecodeSlots;
  /** Unguessable ids; replaced by a counter in tests. */
  newId(): string;
}
