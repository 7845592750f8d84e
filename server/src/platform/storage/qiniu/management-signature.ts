import type { UploadKeys } from '../../config/qiniu-setting.ts';
import { signText } from './put-policy.ts';

/**
 * `Authorization` of a management call without a body, by Qiniu's documentation
 * (https://developer.qiniu.com/kodo/1201/access-token): method, path with query, host and content type are covered.
 */
export function signManagementCall(
  method: 'GET' | 'POST',
  url: string,
  contentType: string,
  keys: UploadKeys,
): string {
  const { pathname, search, host } = new URL(url);
  const text = `${method} ${pathname}${search}\nHost: ${host}\nContent-Type: ${contentType}\n\n`;
  return `Qiniu ${keys.accessKey}:${signText(text, keys.secretKey)}`;
}

/** A link into a private bucket, good until `deadline` (Unix seconds). Nothing may be added to it. */
export function signDownload(url: string, deadline: number, keys: UploadKeys): string {
  const dated = `${url}${url.includes('?') ? '&' : '?'}e=${deadline}`;
  return `${dated}&token=${keys.accessKey}:${signText(dated, keys.secretKey)}`;
}
