import { createServer } from 'node:net';
import { ConfigMistake } from '../config/config-mistake.ts';

/** Throws one sentence when the address cannot be listened on; called before anything slow is started. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    throw explainListenError(error, host, port);
  } finally {
    await new Promise((done) => server.close(done));
  }
}

/** A sentence for a failed listen on the address that `settings` name. */
export function explainListenError(
  error: unknown,
  host: string,
  port: number,
  settings: 'PORT' | 'METRICS_ADDRESS' = 'PORT',
): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const named = settings === 'PORT' ? 'HOST' : settings;
  if (code === 'EADDRINUSE') {
    return new ConfigMistake(
      `端口 ${port} 已被占用，请关闭占用它的程序，或用 ${settings} 换一个`,
      `port ${port} is in use`,
    );
  }
  if (code === 'EACCES') {
    return new ConfigMistake(
      `没有权限使用端口 ${port}，请用 ${settings} 换成 1024 以上的端口`,
      'permission denied',
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new ConfigMistake(
      `本机没有地址 ${host}，请检查 ${named}`,
      `${named} is not an address of this machine`,
    );
  }
  return new Error(message);
}
