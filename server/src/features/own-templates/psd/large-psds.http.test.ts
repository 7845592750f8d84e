import type { AddressInfo } from 'node:net';
import { saveImages } from '@diy/contract/images/images';
import { getOperation } from '@diy/contract/operations';
import { listPsdReadings, readPsdMockup } from '@diy/contract/own-templates/psd-readings';
import { getUploadToken } from '@diy/contract/uploads';
import { buildMockupPsd } from '@diy/psd/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { announceSteps } from './announce-steps.ts';

const MIB = 1024 * 1024;
let app: TestApp;
let account: TestAccount;
let base: string;
const by = () => ({ token: account.token });

beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/upload`;
});
afterAll(() => app.close());

/** Sends content in parts, with a token for Photoshop files, as a browser does; returns its key. */
async function sendInParts(content: Buffer, name: string): Promise<string> {
  const { token, business, bucket, part_bytes } = await app.ask(getUploadToken, { kind: 'psd' }, by());
  const key = `${business.wenjianjia}/${app.services.newId()}/${name}`;
  const url = `${base}/buckets/${bucket}/objects/${Buffer.from(key).toString('base64url')}/uploads`;
  const call = async (method: string, path: string, body: Uint8Array<ArrayBuffer> | string) => {
    const response = await fetch(url + path, {
      method,
      body,
      headers: { authorization: `UpToken ${token}` },
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const { uploadId } = await call('POST', '', '');
  const parts: { partNumber: number; etag: string | undefined }[] = [];
  for (let from = 0; from < content.length; from += part_bytes) {
    const partNumber = parts.length + 1;
    const part = new Uint8Array(content.subarray(from, from + part_bytes));
    const { etag } = await call('PUT', `/${uploadId}/${partNumber}`, part);
    parts.push({ partNumber, etag });
  }
  await call('POST', `/${uploadId}`, JSON.stringify({ parts }));
  return key;
}

/** The PSD with a block behind its layers that says nothing: its size is that of a large one, its time is not. */
function padded(psd: Uint8Array, bytes: number): Buffer {
  const file = Buffer.from(psd);
  const after = (at: number) => at + 4 + file.readUInt32BE(at);
  // Header, then colours, resources and layers, each after their length.
  const layersAt = after(after(26));
  const end = after(layersAt);
  const head = Buffer.concat([Buffer.from('8BIMAnno', 'latin1'), Buffer.alloc(4)]);
  head.writeUInt32BE(bytes, 8);
  file.writeUInt32BE(end - layersAt - 4 + head.length + bytes, layersAt);
  return Buffer.concat([file.subarray(0, end), head, Buffer.alloc(bytes), file.subarray(end)]);
}

it('reads a PSD that is larger than other pictures may be', async () => {
  const content = padded(buildMockupPsd({ width: 200, height: 160 }), 101 * MIB);
  const key = await sendInParts(content, 'large.psd');
  const saved = await app.ask(saveImages, { key, name: '大样机.psd', tid: '' }, by());
  expect(saved.refused).toEqual([]);
  const { operation_id } = await app.ask(readPsdMockup, { image_id: saved.list[0]!.id }, by());
  await app.runJobs();
  expect(await app.ask(getOperation, { id: operation_id }, by())).toMatchObject({
    state: 'succeeded',
    message: '',
  });
  const { list } = await app.ask(listPsdReadings, {}, by());
  expect(list).toMatchObject([{ name: '大样机.psd', state: 'ready', progress: '', usable: 1 }]);
}, 120_000);

it('refuses other files of that size, whatever token they came with, and says how large they may be', async () => {
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100 * MIB)]);
  const key = await sendInParts(png, 'large.psd');
  const { list, refused } = await app.ask(saveImages, { key, name: 'large.png', tid: '' }, by());
  expect(list).toEqual([]);
  expect(refused).toMatchObject([{ error: 'images.file-too-large', msg: expect.stringContaining('100 MB') }]);
}, 120_000);

it('says in words what is done with a PSD that is being read', async () => {
  const key = await sendInParts(Buffer.from(buildMockupPsd({ width: 210, height: 160 })), 'small.psd');
  const saved = await app.ask(saveImages, { key, name: '小样机.psd', tid: '' }, by());
  const { operation_id } = await app.ask(readPsdMockup, { image_id: saved.list[0]!.id }, by());
  const shown = async () => (await app.ask(listPsdReadings, {}, by())).list[0]!.progress;
  const steps = announceSteps(app.services, account.id, operation_id);
  expect(await shown()).toBe('');
  for (const [step, words] of [
    [{ step: 'read', bytes: 300 * MIB }, '正在读取图层（共 300 MB）'],
    [{ step: 'compare' }, '正在与 PSD 里保存的合成图核对'],
    [{ step: 'surface', name: '正面', number: 2, count: 3 }, '正在处理智能对象“正面”（第 2 个，共 3 个）'],
    [
      { step: 'surface', name: '正面', number: 1, count: 3, view: { kind: 'comp', name: '黑色' } },
      '正在处理“黑色”里的智能对象“正面”（第 1 个，共 3 个）',
    ],
    [{ step: 'store' }, '正在保存样机图片'],
  ] as const) {
    steps.onStep(step);
    await steps.settled();
    expect((await shown()).replaceAll(/[\u2066-\u2069]/g, '')).toBe(words);
  }
  await app.runJobs();
  expect(await shown()).toBe('');
}, 60_000);
