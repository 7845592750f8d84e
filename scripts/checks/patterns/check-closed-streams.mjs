import { readFileSync } from 'node:fs';

const BARE = /([\w.!]+)\s*\.(?:once|on|addListener)\(\s*['"](?:close|aborted)['"]/g;
/** What starts or ends in the place that listens, and is no request or response. */
const OTHERS = {
  child: 'a process that was started in the same function',
  server: 'a server that we started',
  now: 'the connection to a collector of the log, made in the same function',
  socket: 'the connection to the virus scanner, made in the same function',
};
const HOME = 'server/src/platform/concurrency/when-closed.ts';

/**
 * Refuses `stream.once('close', …)` where the stream may have closed before: a client that left while a token was looked up fires no
 * further event, and what was taken for it is never released.
 * @param {string} root
 * @param {readonly string[]} code
 * @returns {string[]} problems
 */
export function checkClosedStreamsOf(root, code) {
  return code
    .filter(
      (path) => path.startsWith('server/src/') && !/\.test\.ts$|\/testing\//.test(path) && path !== HOME,
    )
    .flatMap((path) =>
      findBareListeners(readFileSync(`${root}${path}`, 'utf8')).map(
        (of) => `${path}: ${of} may have closed before; use whenClosed (${HOME})`,
      ),
    );
}

/**
 * @param {string} source
 * @returns {string[]} what is listened to
 */
export function findBareListeners(source) {
  return [...source.matchAll(BARE)]
    .map(([, of = '']) => of)
    .filter((of) => !Object.hasOwn(OTHERS, of.split('.').at(-1) ?? ''));
}
