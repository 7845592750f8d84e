import { readPsdMockup } from '@diy/contract/own-templates/psd-readings';
import { buildPsd, cloth, paintLayer } from '@diy/psd/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { drawSvgPicture } from '../../testing/draw-svg-picture.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { buildOwnTemplate } from './testing/build-own-template.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const jobsOf = async (ownerId: string, task: string) => {
  const { rows } = await app.pool.query<{ priority: number; queue_name: string | null }>(
    `select j.priority, q.queue_name from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where t.identifier = $1 and j.payload ->> 'ownerId' = $2 order by j.id`,
    [task, ownerId],
  );
  return rows;
};

it('templates of one account are made one after the other, and the first of another is not behind them', async () => {
  const [many, one] = [await buildAccount(app), await buildAccount(app)];
  for (const [account, count] of [
    [many, 3],
    [one, 1],
  ] as const) {
    const photo = await buildImage(app, account, {
      content: drawSvgPicture(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#ccc"/></svg>',
      ),
    });
    for (let at = 0; at < count; at += 1)
      await buildOwnTemplate(app, account.token, { ...photo, width: 400, height: 300 }, { sku: `BAG-${at}` });
  }
  const jobs = await jobsOf(many.id, 'own-templates.make');
  expect(jobs.map(({ priority }) => priority)).toEqual([0, 1, 2]);
  expect(new Set(jobs.map(({ queue_name }) => queue_name))).toEqual(new Set([`templates ${many.id}`]));
  expect(await jobsOf(one.id, 'own-templates.make')).toEqual([
    { priority: 0, queue_name: `templates ${one.id}` },
  ]);
});

it('PSDs of one account take their places the same way', async () => {
  const account = await buildAccount(app);
  for (const red of [10, 20]) {
    const layer = paintLayer({ width: 40, height: 40 }, (x, y) => [red, cloth(x, y), 0, 255], {
      name: 'photo',
    });
    const content = Buffer.from(buildPsd([layer], { width: 40, height: 40, imageData: layer.imageData! }));
    const { id } = await buildImage(app, account, { content, extension: 'psd', name: `${red}.psd` });
    await app.ask(readPsdMockup, { image_id: id }, { token: account.token });
  }
  const jobs = await jobsOf(account.id, 'own-templates.read-psd');
  expect(jobs.map(({ priority }) => priority)).toEqual([0, 1]);
});
