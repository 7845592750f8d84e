import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mallocSettings } from '../../scripts/setup/malloc-settings.mjs';
import { bundleForNode } from '../support/bundle-for-node.ts';
import { processTree } from '../support/processes.ts';
import type { Made, Side } from './protocol.ts';

/** `script` of this folder, bundled as our worker is, in this many processes. */
export async function startNodeSide(
  root: string,
  name: string,
  script: string,
  lanes: number,
): Promise<Side> {
  const file = await bundleForNode(root, `mockup/${script}.ts`);
  const env = { ...process.env, ...mallocSettings };
  const children: ChildProcess[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const child = fork(file, [], { execArgv: process.env.LANE_ARGS?.split(' ') ?? [], env });
    await once(child, 'message');
    child.on('exit', (code) => {
      if (code) throw new Error(`${name} ended with ${code}.`);
    });
    children.push(child);
  }
  return {
    name,
    pids: () => children.flatMap(({ pid = 0 }) => processTree(pid)),
    async run(lane, task) {
      const child = children[lane]!;
      child.send(task);
      const [made] = (await once(child, 'message')) as [Made];
      return made;
    },
    async close() {
      for (const child of children) {
        const ended = once(child, 'exit');
        child.disconnect();
        await ended;
      }
    },
  };
}
