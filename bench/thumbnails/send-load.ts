import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What came of asking for a list of addresses. */
export interface Load {
  /** Milliseconds of each, from sending to the last byte, ascending. */
  times: number[];
  /** Milliseconds from the first request to the last response. */
  wallMs: number;
}

/** Asks for each address once, `clients` at a time on connections that stay open. Throws unless every response is 200. */
export async function sendLoad(
  urls: readonly string[],
  clients: number,
  onBody?: (index: number, body: Buffer) => Promise<void>,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const bodies: [number, Buffer][] = [];
  let next = 0;
  const startedAt = performance.now();
  const client = async () => {
    for (let index = next++; index < urls.length; index = next++) {
      const sentAt = performance.now();
      const body = await ask(urls[index]!, agent);
      times.push(performance.now() - sentAt);
      if (onBody) bodies.push([index, body]);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const wallMs = performance.now() - startedAt;
  agent.destroy();
  for (const [index, body] of bodies) await onBody?.(index, body);
  return { times: times.sort((a, b) => a - b), wallMs };
}

function ask(url: string, agent: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: HTTP ${response.statusCode}`));
      buffer(response).then(resolve, reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
