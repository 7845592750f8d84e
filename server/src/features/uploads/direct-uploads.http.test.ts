import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listImages, saveImages } from '@diy/contract/images/images';
import { getUploadToken } from '@diy/contract/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStorageUrl } from '../../platform/config/read-storage-url.ts';
import { qiniuUrl, s3Url } from '../../platform/storage/testing/open-stores.ts';
import { startQiniuServer } from '../../platform/storage/testing/qiniu-server.ts';
import { startS3Server } from '../../platform/storage/testing/s3-server.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { enqueueJob } from '../../testing/enqueue-job.ts';

// With a storage service the browser uploads past us; we learn of an object when the library is asked to take it.
const services = {
  s3: async () => {
    const server = await startS3Server();
    return { url: s3Url(server), close: server.close };
  },
  qiniu: async () => {
    const server = await startQiniuServer();
    return { url: qiniuUrl(server), close: server.close };
  },
};

describe.each(Object.entries(services))('uploads straight to %s', (kind, start) => {
  let app: TestApp;
  let seller: TestAccount;
  let other: TestAccount;
  let service: { url: string; close(): Promise<void> };
  let nowMs = Date.now();

  beforeAll(async () => {
    service = await start();
    const dataDir = await mkdtemp(join(tmpdir(), 'direct-'));
    const incoming = join(dataDir, 'incoming');
    await mkdir(incoming);
    for (const name of ['old', 'young']) await writeFile(join(incoming, name), 'of a killed process');
    const dayAndMore = new Date(Date.now() - 86_500_000);
    await utimes(join(incoming, 'old'), dayAndMore, dayAndMore);
    app = await buildTestApp({
      config: { dataDir, storage: readStorageUrl(service.url) },
      services: { clock: { now: () => new Date(nowMs) } },
    });
    seller = await buildAccount(app);
    other = await buildAccount(app);
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });

  it('sweeps the folder of temporary files as well', () => {
    expect(readdirSync(join(app.services.config.dataDir, 'incoming'))).toEqual(['young']);
  });

  const ticket = () => app.ask(getUploadToken, {}, { token: seller.token });
  const save = (key: string, account = seller) =>
    app.call(saveImages, { key, name: '照片.png', tid: '' }, { token: account.token });
  const picture = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer();

  /** What a browser sends, by the fields of the token call alone. */
  async function post(key: string, content: Buffer): Promise<number> {
    const { protocol, fields, token, upload_url } = await ticket();
    const form = new FormData();
    for (const [name, value] of Object.entries(protocol === 's3' ? fields : { token }))
      form.append(name, value);
    form.append('key', key);
    form.append('file', new File([new Uint8Array(content)], 'a.png', { type: 'image/png' }));
    const response = await fetch(upload_url, { method: 'POST', body: form });
    await response.arrayBuffer();
    return response.status;
  }

  it('takes the picture over and shows it', async () => {
    const { protocol, business } = await ticket();
    expect(protocol).toBe(kind);
    const key = `${business.wenjianjia}/1/照片.png`;
    expect(await post(key, await picture())).toBe(kind === 's3' ? 201 : 200);
    expect((await save(key, other)).data).toMatchObject({ list: [] });
    expect((await save(key)).data).toMatchObject({ list: [{ name: '照片.png' }], refused: [] });
    expect((await save(key)).data).toMatchObject({ list: [{ name: '照片.png' }] });
    expect(await app.services.storage.stat(key)).toBeNull();

    const { list } = await app.ask(listImages, {}, { token: seller.token });
    expect(list).toHaveLength(1);
    const address = new URL(list[0]!.url);
    const shown = await app.http.inject({ url: `${address.pathname}?imageView2/2/w/100` });
    expect(shown.statusCode).toBe(200);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 100 });
  });

  it('removes what nobody asked for after two days, and nothing younger', async () => {
    const { business } = await ticket();
    const key = `${business.wenjianjia}/2/forgotten.png`;
    await post(key, await picture());
    const clean = async () => {
      await enqueueJob(app, 'uploads.clean-orphans');
      await app.runJobs();
    };
    await clean();
    expect(await app.services.storage.stat(key)).not.toBeNull();
    nowMs += 48 * 3_600_000;
    await clean();
    expect(await app.services.storage.stat(key)).toBeNull();
    nowMs = Date.now();
  });

  it('lets pages talk to the service, and to nobody else', async () => {
    const policy = String((await app.http.inject({ url: '/' })).headers['content-security-policy']);
    expect(policy).toContain(
      `connect-src 'self' data: blob: http://localhost:8000 ${new URL((await ticket()).upload_url).origin}`,
    );
  });
});
