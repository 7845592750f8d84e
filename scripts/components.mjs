// npm run components: whether a package that the lock file names has a known hole, or is behind for longer than docs/security.md allows.
// Exit code 0 = neither, 1 = something is overdue, 2 = the registry could not say.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Days in which a package is brought up to date (docs/security.md). */
const LONGEST_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Packages that are behind what their range allows, with the days since the first later version came out; the longest first.
 * @param {Record<string, { current?: string, wanted: string } | { current?: string, wanted: string }[]>} outdated as `npm outdated --json` has it
 * @param {(name: string) => Record<string, string>} timesOf when each version of a package came out
 */
export function findBehind(outdated, timesOf, now) {
  return Object.entries(outdated)
    .flatMap(([name, found]) => [found].flat().map(({ current, wanted }) => ({ name, current, wanted })))
    .flatMap(({ name, current, wanted }) =>
      current === undefined || current === wanted ? [] : [{ name, current, wanted }],
    )
    .filter((one, at, all) => all.findIndex((other) => other.name === one.name) === at)
    .map(({ name, current, wanted }) => {
      const times = timesOf(name);
      const from = Date.parse(times[current] ?? '');
      const later = Object.entries(times)
        .filter(([version, time]) => /^\d+\.\d+\.\d+$/.test(version) && Date.parse(time) > from)
        .filter(([, time]) => Date.parse(time) <= Date.parse(times[wanted] ?? ''))
        .map(([, time]) => Date.parse(time));
      const days = Math.floor((now - Math.min(...later, Date.parse(times[wanted] ?? ''))) / DAY_MS);
      return { name, current, wanted, days, isOverdue: days > LONGEST_DAYS };
    })
    .toSorted((one, other) => other.days - one.days);
}

/**
 * Known holes of what runs in production, or why the registry could not say.
 * @param {string} text what `npm audit --json` printed
 */
export function readAudit(text) {
  const report = JSON.parse(text || '{}');
  if (report.vulnerabilities === undefined)
    return { holes: null, reason: report.message ?? report.error?.summary ?? 'no reply' };
  const holes = Object.values(report.vulnerabilities).map(({ name, severity, via }) => ({
    name,
    severity,
    titles: via.flatMap((one) => (typeof one === 'string' ? [] : [`${one.title} (${one.url})`])),
  }));
  return { holes, reason: null };
}

/** npm ends with a failure where it found something. */
function npm(...options) {
  try {
    return execFileSync('npm', options, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
  } catch (error) {
    return /** @type {{ stdout?: string }} */ (error).stdout ?? '';
  }
}

function main() {
  const { holes, reason } = readAudit(npm('audit', '--omit=dev', '--json'));
  if (holes === null)
    console.log(`Known holes: cannot be seen here, the registry has no list of them (${reason}).`);
  else if (holes.length === 0) console.log('Known holes: none.');
  for (const { name, severity, titles } of holes ?? [])
    console.log(`Known hole, ${severity}: ${name} ${titles.join('; ')}`);
  const outdated = JSON.parse(npm('outdated', '--json') || '{}');
  const behind = findBehind(
    outdated,
    (name) => JSON.parse(npm('view', name, 'time', '--json') || '{}'),
    Date.now(),
  );
  for (const { name, current, wanted, days, isOverdue } of behind)
    console.log(`${isOverdue ? 'Overdue' : 'Behind'}: ${name} ${current} → ${wanted}, ${days} days`);
  const overdue = behind.filter((one) => one.isOverdue).length;
  console.log(
    `${behind.length} direct packages are behind their range, ${overdue} for more than ${LONGEST_DAYS} days.`,
  );
  process.exitCode = overdue > 0 || (holes?.length ?? 0) > 0 ? 1 : holes === null ? 2 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
