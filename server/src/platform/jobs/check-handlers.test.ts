import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkHandlers, checkJobs } from './check-handlers.ts';
import { defineJob } from './define-job.ts';

const handler = (name: string, payload: z.ZodType<Record<string, string>> = z.object({})) =>
  defineJob({ name, payload, run: async () => undefined });

test('one handler per name', () => {
  expect([
    ...checkHandlers([handler('designs.draw-cover'), handler('sheets.write-sheet')]).keys(),
  ]).toHaveLength(2);
  expect(() => checkHandlers([handler('designs.draw'), handler('designs.draw')])).toThrow(/two handlers/);
});

test.each(['draw', 'Designs.draw', 'designs.draw_cover', 'designs.draw.cover', 'designs.', ''])(
  '%j is no job name',
  (name) => {
    expect(() => checkHandlers([handler(name)])).toThrow(/feature\.verb-noun/);
  },
);

test('a job that can be enqueued, or comes round, has a handler', () => {
  const handlers = [handler('designs.draw'), handler('designs.clean')];
  const everyHour = (name: string) => [{ name, everyMinutes: 60 }];
  expect(() => checkJobs(handlers, ['designs.draw'], everyHour('designs.clean'))).not.toThrow();
  expect(() => checkJobs(handlers, ['designs.drwa'], [])).toThrow('Job designs.drwa has no handler');
  expect(() => checkJobs(handlers, [], everyHour('designs.clena'))).toThrow(
    'Periodic job designs.clena has no handler',
  );
  expect(() => checkJobs([...handlers, handlers[0]!], [], [])).toThrow(/two handlers/);
});

test('a periodic job takes no payload', () => {
  const handlers = [handler('designs.draw', z.object({ id: z.string() }))];
  expect(() => checkJobs(handlers, [], [{ name: 'designs.draw', everyMinutes: 1 }])).toThrow(
    'Periodic job designs.draw needs a payload',
  );
});
