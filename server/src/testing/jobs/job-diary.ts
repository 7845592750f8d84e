import pg from 'pg';
import { z } from 'zod';
import { defineJob, type JobHandler } from '../../platform/jobs/define-job.ts';
import type { JobType } from '../../platform/jobs/job-type.ts';

/** One line a handler wrote. */
export interface DiaryEntry {
  job: string;
  event: 'began' | 'done' | 'aborted' | 'given-up';
  attempt: number;
  pid: number;
}

/** A table in which test handlers, also those of other processes, write what they do. */
export interface JobDiary {
  write(entry: Omit<DiaryEntry, 'pid'>): Promise<void>;
  read(): Promise<DiaryEntry[]>;
  close(): Promise<void>;
}

export async function openJobDiary(url: string): Promise<JobDiary> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'diary' });
  // A pool has ended before the server has let its connections go; dropping the database cuts those that are left.
  pool.on('error', () => undefined);
  await pool.query(`create table if not exists job_diary (
    line bigserial primary key, job text not null, event text not null, attempt int not null, pid int not null)`);
  return {
    async write({ job, event, attempt }) {
      const values = [job, event, attempt, process.pid];
      await pool.query('insert into job_diary (job, event, attempt, pid) values ($1, $2, $3, $4)', values);
    },
    async read() {
      return (await pool.query<DiaryEntry>('select job, event, attempt, pid from job_diary order by line'))
        .rows;
    },
    close: () => pool.end(),
  };
}

const DIARY_JOB = z.object({ job: z.string() });

/** Any job of a diary, by its name; handlers may live in another process. */
export function diaryJob(name: string): JobType<{ job: string }> {
  return { name, payload: DIARY_JOB };
}

/** A job that kills the process that runs it, as one does that takes all memory. */
export function killsItsWorker(diary: JobDiary): JobHandler {
  return defineJob({
    name: 'diary.kill-worker',
    payload: DIARY_JOB,
    async run(_, payload, { attempt }) {
      await diary.write({ job: payload.job, event: 'began', attempt });
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), 200);
      await new Promise(() => undefined);
    },
    async giveUp(_, payload) {
      await diary.write({ job: payload.job, event: 'given-up', attempt: 0 });
    },
  });
}

/** A job that takes 1.5 seconds and stays unfinished if its worker dies first. */
export function takesSeconds(diary: JobDiary): JobHandler {
  return defineJob({
    name: 'diary.take-seconds',
    payload: DIARY_JOB,
    async run(_, payload, { attempt }) {
      const job = payload.job;
      await diary.write({ job, event: 'began', attempt });
      await new Promise((done) => setTimeout(done, 1500));
      await diary.write({ job, event: 'done', attempt });
    },
    async giveUp(_, payload) {
      await diary.write({ job: payload.job, event: 'given-up', attempt: 0 });
    },
  });
}

/** A job that begins and never ends on its first try, and ends at once on the next. */
export function hangsOnce(diary: JobDiary): JobHandler {
  return defineJob({
    name: 'diary.hang-once',
    payload: DIARY_JOB,
    async run(_, payload, { attempt }) {
      const job = payload.job;
      await diary.write({ job, event: 'began', attempt });
      if (attempt === 1) await new Promise(() => undefined);
      await diary.write({ job, event: 'done', attempt });
    },
  });
}
