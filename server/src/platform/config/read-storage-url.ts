import { ConfigMistake } from './config-mistake.ts';
import type { QiniuSetting } from './qiniu-setting.ts';
import type { S3Setting } from './s3-setting.ts';

/** Where files live. */
export type StorageSetting = { kind: 'folder' } | S3Setting | QiniuSetting;

const EXAMPLES =
  's3+https://ACCESS:SECRET@host/bucket?region=us-east-1 或 qiniu://AK:SK@bucket?domain=files.example.com&region=z0';
const S3_PARAMETERS = ['region', 'path_style', 'public_url', 'public_acl', 'cache_mb', 'session_token'];
const QINIU_PARAMETERS = [
  'domain',
  'region',
  'public_bucket',
  'public_url',
  'up_url',
  'rs_url',
  'rsf_url',
  'cache_mb',
];
/** A bucket's name ends up in host names and paths. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/i;

/**
 * The setting behind STORAGE_URL; with `keysFile` its keys are read again when that file changes. Throws a ConfigMistake that never
 * repeats the value: it holds a secret.
 */
export function readStorageUrl(value: string | undefined, keysFile: string | null = null): StorageSetting {
  if (value === undefined) return { kind: 'folder' };
  if (!URL.canParse(value)) throw mistake('不是有效的地址', 'is not a valid address');
  const url = new URL(value);
  const keys = {
    accessKey: decode(url.username),
    secretKey: decode(url.password),
  };
  const isS3 = ['s3+https:', 's3+http:'].includes(url.protocol);
  if (!isS3 && url.protocol !== 'qiniu:')
    throw mistake('只认 s3+https、s3+http 和 qiniu 三种开头', 'must begin with s3+https, s3+http or qiniu');
  if (keys.accessKey === '' || keys.secretKey === '')
    throw mistake('缺少密钥（ACCESS:SECRET@）', 'lacks the keys');
  for (const name of url.searchParams.keys()) {
    if (!(isS3 ? S3_PARAMETERS : QINIU_PARAMETERS).includes(name))
      throw mistake(`不认识参数 ${name.slice(0, 30)}`, 'has an unknown parameter');
  }
  return { ...(isS3 ? readS3(url, keys) : readQiniu(url, keys)), keysFile };
}

type Keys = { accessKey: string; secretKey: string };

function readS3(url: URL, keys: Keys): Omit<S3Setting, 'keysFile'> {
  const parameter = url.searchParams;
  const bucket = decode(url.pathname.replace(/^\//, '').replace(/\/$/, ''));
  if (url.hostname === '' || !BUCKET.test(bucket))
    throw mistake('须写成 主机/存储桶', 'must name host and bucket');
  const isNumeric = /^[\d.]+$|^\[|^localhost$/.test(url.hostname);
  return {
    kind: 's3',
    ...keys,
    endpoint: `${url.protocol.slice('s3+'.length)}//${url.host}`,
    bucket,
    region: parameter.get('region') ?? 'us-east-1',
    isPathStyle: flag(parameter, 'path_style') ?? isNumeric,
    publicUrl: webAddress(parameter, 'public_url') ?? '',
    hasPublicAcl: flag(parameter, 'public_acl') ?? false,
    ...(parameter.get('session_token') ? { sessionToken: parameter.get('session_token') ?? '' } : {}),
    cacheBytes: cacheBytes(parameter),
  };
}

function readQiniu(url: URL, keys: Keys): Omit<QiniuSetting, 'keysFile'> {
  const parameter = url.searchParams;
  const region = parameter.get('region') ?? 'z0';
  const bucket = decode(url.host);
  const publicBucket = parameter.get('public_bucket') ?? '';
  const publicUrl = webAddress(parameter, 'public_url') ?? '';
  const domain = webAddress(parameter, 'domain');
  if (!BUCKET.test(bucket) || (publicBucket !== '' && !BUCKET.test(publicBucket)))
    throw mistake('存储空间名不对', 'has a wrong bucket');
  if (!domain) throw mistake('缺少参数 domain（空间绑定的域名）', 'lacks the parameter domain');
  if ((publicBucket === '') !== (publicUrl === ''))
    throw mistake('public_bucket 和 public_url 须同时给出', 'needs public_bucket and public_url together');
  if (publicBucket === bucket)
    throw mistake('public_bucket 须是另一个空间', 'public_bucket must be another bucket');
  if (!/^[a-z0-9-]{2,20}$/.test(region)) throw mistake('region 不对', 'has a wrong region');
  return {
    kind: 'qiniu',
    ...keys,
    bucket,
    domain,
    publicBucket,
    publicUrl,
    upUrl: webAddress(parameter, 'up_url') ?? `https://up-${region}.qiniup.com`,
    rsUrl: webAddress(parameter, 'rs_url') ?? `https://rs-${region}.qiniuapi.com`,
    rsfUrl: webAddress(parameter, 'rsf_url') ?? `https://rsf-${region}.qiniuapi.com`,
    cacheBytes: cacheBytes(parameter),
  };
}

/** An http(s) address without trailing slash; a bare host is taken as https. */
function webAddress(parameter: URLSearchParams, name: string): string | undefined {
  const value = parameter.get(name);
  if (!value) return undefined;
  const full = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`;
  if (URL.canParse(full)) {
    const { protocol, username, search, hash } = new URL(full);
    if (['http:', 'https:'].includes(protocol) && username + search + hash === '')
      return full.replace(/\/+$/, '');
  }
  throw mistake(`参数 ${name} 不是有效的网址`, `${name} is not a web address`);
}

function flag(parameter: URLSearchParams, name: string): boolean | undefined {
  const value = parameter.get(name);
  if (value === null) return undefined;
  if (value === '1' || value === '0') return value === '1';
  throw mistake(`参数 ${name} 须为 1 或 0`, `${name} must be 1 or 0`);
}

function cacheBytes(parameter: URLSearchParams): number {
  const value = parameter.get('cache_mb') ?? '4096';
  if (/^\d{1,7}$/.test(value) && Number(value) >= 100) return Number(value) * 1024 * 1024;
  throw mistake('参数 cache_mb 须为不小于 100 的整数', 'cache_mb must be a whole number from 100');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw mistake('含有无效的 % 编码', 'has invalid percent encoding');
  }
}

function mistake(zh: string, en: string): ConfigMistake {
  return new ConfigMistake(`STORAGE_URL ${zh}，应像 ${EXAMPLES}`, `STORAGE_URL ${en}`);
}
