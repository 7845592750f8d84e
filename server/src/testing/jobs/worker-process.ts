// A worker as a separate process, for tests that kill it. Use: worker-process.ts <database URL>

import { tmpdir } from 'node:os';
import { createFeatureState } from '../../features/index.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createJobQueue } from '../../platform/jobs/create-job-queue.ts';
import { startWorker } from '../../platform/jobs/start-worker.ts';
import { silentLogger } from '../../platform/logging/create-logger.ts';
import { newId } from '../../platform/new-id.ts';
import { createDecodeSlots } from '../../platform/pictures/decode-slots.ts';
import { createFolderStore } from '../../platform/storage/folder/folder-store.ts';
import { testConfig } from '../test-config.ts';
import { hangsOnce, killsItsWorker, openJobDiary, takesSeconds } from './job-diary.ts';

const url = process.argv[2]!;
const config = testConfig('/nonexistent', url);
const diary = await openJobDiary(url);
const storage = createFolderStore({ rootDir: `${tmpdir()}/diy-test-worker`, publicUrl: '', secretKey: '' });
startWorker(
  {
    ...createFeatureState(config, storage),
    decoding: createDecodeSlots(),
    db: openDatabase(url, silentLogger).db,
    storage,
    jobs: createJobQueue(),
    clock: { now: () => new Date() },
    config,
    log: silentLogger,
    newId,
  },
  [hangsOnce(diary), killsItsWorker(diary), takesSeconds(diary)],
  { concurrency: 2 },
);
