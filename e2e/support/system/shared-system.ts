import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place, root, type System, startSystem } from './start-system.ts';

/** How many stories run side by side. */
export const SIDE_BY_SIDE = 2;

/** Accounts that are made in the first start's folder: one for each story file that shares a system, in each of two browsers. */
export const SHARED_SELLERS = Array.from({ length: 2 * countSharing() }, (_, n) => `seller-${n + 1}`);

/** Where the shared systems are, as JSON; unset outside the stories' run. */
const SHARED_SYSTEMS = 'STORIES_SHARED_SYSTEMS';
const TAKEN = 'story-sellers-taken';

/** How many story files share a system, by the functions they call for it. */
function countSharing(): number {
  const folder = join(root, 'e2e/stories');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const stories = files.filter((name) => name.endsWith('.spec.ts'));
  return stories.filter((name) =>
    /\b(signedInSeller|useShop|reserveSharedSystem)\(/.test(readFileSync(join(folder, name), 'utf8')),
  ).length;
}

/** A system that story files use one after another, each as another seller; none of them breaks or ends it. */
export interface SharedSystem extends Place {
  /** The last lines of its log. */
  output(): string;
}

/** Starts one for each story that runs at the same time, for a whole run. */
export async function startSharedSystems(): Promise<System[]> {
  const systems = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => startSystem()));
  process.env[SHARED_SYSTEMS] = JSON.stringify(systems.map(({ url, dataDir }) => ({ url, dataDir })));
  return systems;
}

/** The shared system that no other story uses now, and the name of a seller of whom it knows nothing yet. */
export function reserveSharedSystem(): { system: SharedSystem; sellerName: string } {
  const places = JSON.parse(process.env[SHARED_SYSTEMS] ?? '[]') as Place[];
  const place = places[Number(process.env.VITEST_POOL_ID) - 1];
  if (!place) throw new Error('No shared system runs: run stories by e2e/vitest.config.ts.');
  // No other story uses this system at the same time, so nobody else counts.
  const file = join(place.dataDir, TAKEN);
  const taken = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const sellerName = SHARED_SELLERS[taken];
  if (!sellerName) throw new Error(`${taken} stories have shared a system: SHARED_SELLERS has no more.`);
  writeFileSync(file, String(taken + 1));
  const log = join(place.dataDir, 'logs', 'api.log');
  return {
    system: { ...place, output: () => (existsSync(log) ? readFileSync(log, 'utf8').slice(-20_000) : '') },
    sellerName,
  };
}
