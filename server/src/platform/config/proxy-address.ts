import { isIP } from 'node:net';
import { ConfigMistake } from './config-mistake.ts';

/** Groups of addresses that the web server knows by name. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** An address of a proxy, or a network as `10.0.0.0/8`. Throws a ConfigMistake for a host name, which the web server does not look up. */
export function proxyAddress(value: string): string {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(value) ?? [];
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  if (NAMED.includes(value) || (version > 0 && Number(bits ?? most) <= most)) return value;
  throw new ConfigMistake(
    `TRUST_PROXY 里的 ${value} 不是 IP 地址或网段：请写反向代理的地址，如 127.0.0.1 或 10.0.0.0/8，多个用逗号分开`,
    'TRUST_PROXY names addresses or networks of proxies, such as 127.0.0.1 or 10.0.0.0/8, with commas between',
  );
}
