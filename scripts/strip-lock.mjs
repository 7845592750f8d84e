// npm's own `omit-lockfile-registry-resolved` also drops optional packages for other platforms, after which
// `npm ci` refuses the lock file. So: install with addresses, then take the addresses out and keep version + integrity.
// Use: node scripts/strip-lock.mjs [--install]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

if (process.argv.includes('--install')) {
  execFileSync('npm', ['install', '--omit-lockfile-registry-resolved=false'], { stdio: 'inherit' });
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const entry of Object.values(lock.packages)) {
  if (typeof entry.resolved === 'string' && /^https?:/.test(entry.resolved)) delete entry.resolved;
}
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
