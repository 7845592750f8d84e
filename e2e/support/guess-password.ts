import { request } from 'node:http';
import { readCaptcha } from './browser/browser.ts';
import type { Place } from './system/start-system.ts';

/** After this many wrong passwords a sign-in is looked at only with what a browser computes for it. */
const GUESSES = 3;
/** Somebody else's address: sign-ins of one are limited, and the seller's are not to be used up. */
const ELSEWHERE = '127.0.0.2';

/**
 * Guesses at a name as a program does it from another address; from now on nobody signs in to it without having computed something
 * before. Returns why the right password is refused that comes without.
 */
export async function guessPassword(system: Place, username: string, password: string): Promise<string> {
  for (let at = 0; at < GUESSES; at += 1) await trySignIn(system, username, `wrong ${at}`);
  return (await trySignIn(system, username, password)).error;
}

async function trySignIn(system: Place, username: string, password: string): Promise<{ error: string }> {
  const { data } = await ask<{ data: { key: string } }>(system, '/saas/diy/verif');
  const verif = await readCaptcha(system, data.key);
  return ask(system, '/saas/diy/user/login', { username, password, verif, randomKey: data.key });
}

function ask<T>(system: Place, path: string, body?: object): Promise<T> {
  return new Promise((done, fail) => {
    const method = body ? 'POST' : 'GET';
    const headers = { 'Content-Type': 'application/json' };
    const call = request(`${system.url}${path}`, { method, headers, localAddress: ELSEWHERE }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        try {
          done(JSON.parse(Buffer.concat(parts).toString()) as T);
        } catch (error) {
          fail(error);
        }
      });
    });
    call.on('error', fail);
    call.end(body ? JSON.stringify(body) : undefined);
  });
}
