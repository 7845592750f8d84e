import { ConfigMistake } from './config-mistake.ts';

/** Address and port of the HTTP server, as Node's `listen` takes them. */
export interface ListenAddress {
  host: string;
  port: number;
}

/** Reads `9464`, `127.0.0.1:9464` or `[::1]:9464`; a port alone is one of this machine only. */
export function readListenAddress(name: string, value: string): ListenAddress {
  const [, host = '127.0.0.1', digits = ''] = /^(?:(\[[0-9a-f:.]+\]|[\w.-]+):)?(\d{1,5})$/i.exec(value) ?? [];
  const port = Number(digits);
  if (port >= 1 && port <= 65_535) return { host: host.replace(/^\[|\]$/g, ''), port };
  throw new ConfigMistake(
    `${name} 须为端口，或地址加端口，例如 127.0.0.1:9464，现在是 ${value}`,
    `${name} must be a port or address:port, such as 127.0.0.1:9464`,
  );
}
