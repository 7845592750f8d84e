import { describe, expect, test } from 'vitest';
import { ConfigMistake } from './config-mistake.ts';
import { readStorageUrl } from './read-storage-url.ts';

test('nothing means the folder', () => {
  expect(readStorageUrl(undefined)).toEqual({ kind: 'folder' });
});

test('an S3 service, with defaults and with everything said', () => {
  expect(readStorageUrl('s3+https://AK:S%2Fk%40@s3.example.com/my-bucket')).toEqual({
    kind: 's3',
    accessKey: 'AK',
    secretKey: 'S/k@',
    endpoint: 'https://s3.example.com',
    bucket: 'my-bucket',
    region: 'us-east-1',
    isPathStyle: false,
    publicUrl: '',
    hasPublicAcl: false,
    cacheBytes: 4096 * 1024 * 1024,
    keysFile: null,
  });
  expect(
    readStorageUrl(
      's3+http://AK:SK@127.0.0.1:9000/b2b?region=cn-1&path_style=0&public_url=cdn.example.com/&public_acl=1&cache_mb=100',
    ),
  ).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'cn-1',
    isPathStyle: false,
    publicUrl: 'https://cdn.example.com',
    hasPublicAcl: true,
    cacheBytes: 100 * 1024 * 1024,
  });
  expect(readStorageUrl('s3+http://AK:SK@127.0.0.1:9000/b2b')).toMatchObject({ isPathStyle: true });
});

test('Qiniu, with defaults and with everything said', () => {
  expect(readStorageUrl('qiniu://AK:SK@space?domain=files.example.com&region=z2')).toMatchObject({
    kind: 'qiniu',
    bucket: 'space',
    domain: 'https://files.example.com',
    publicBucket: '',
    upUrl: 'https://up-z2.qiniup.com',
    rsUrl: 'https://rs-z2.qiniuapi.com',
    rsfUrl: 'https://rsf-z2.qiniuapi.com',
  });
  expect(
    readStorageUrl(
      'qiniu://AK:SK@space?domain=http://d.example.com&public_bucket=open&public_url=https://o.example.com&up_url=http://127.0.0.1:1/',
    ),
  ).toMatchObject({
    domain: 'http://d.example.com',
    publicBucket: 'open',
    publicUrl: 'https://o.example.com',
    upUrl: 'http://127.0.0.1:1',
  });
});

describe('a mistake is named, and the keys are not', () => {
  test.each([
    ['SECRETKEY', /有效的地址/],
    ['https://AK:SECRETKEY@host/bucket', /三种开头/],
    ['s3+https://host/bucket', /缺少密钥/],
    ['s3+https://AK:SECRETKEY@host', /主机\/存储桶/],
    ['s3+https://AK:SECRETKEY@host/a/b', /主机\/存储桶/],
    ['s3+https://AK:SECRETKEY@host/bucket?regio=x', /不认识参数 regio/],
    ['s3+https://AK:SECRETKEY@host/bucket?path_style=yes', /path_style 须为 1 或 0/],
    ['s3+https://AK:SECRETKEY@host/bucket?cache_mb=1', /cache_mb/],
    ['s3+https://AK:SECRET%KEY@host/bucket', /% 编码/],
    ['qiniu://AK:SECRETKEY@space', /domain/],
    ['qiniu://AK:SECRETKEY@space?domain=ftp://x', /domain 不是有效的网址/],
    ['qiniu://AK:SECRETKEY@space?domain=d.com&region=Z0/x', /region/],
    ['qiniu://AK:SECRETKEY@space?domain=d.com&public_bucket=open', /须同时给出/],
    ['qiniu://AK:SECRETKEY@space?domain=d.com&public_bucket=space&public_url=o.com', /另一个空间/],
  ])('%s', (value, reason) => {
    const read = () => readStorageUrl(value);
    expect(read).toThrow(ConfigMistake);
    expect(read).toThrow(reason);
    expect(read).not.toThrow(/SECRET.?KEY/);
  });
});
