import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A way that LittleCMS takes colours: profiles by path or by its own names (`*sRGB`, `*Lab`), and an intent. */
export interface Transform {
  from: string;
  to: string;
  intent: 'perceptual' | 'relative';
}

/** Version of LittleCMS's `transicc`, installed with apt where we are root on Debian; null = not found. */
export function littleCms(): string | null {
  const found = version();
  if (found !== null || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'liblcms2-utils'], {
    stdio: 'ignore',
  });
  return version();
}

function version(): string | null {
  const { stdout, stderr } = spawnSync('transicc', { input: '', encoding: 'utf8' });
  return /LittleCMS \d[\d.]*/.exec(`${stdout ?? ''}${stderr ?? ''}`)?.[0] ?? null;
}

/** Colours through LittleCMS, without its tables of reduced precision; RGB in 0–255, CMYK in percent of ink. */
export function transform(
  { from, to, intent }: Transform,
  colours: readonly (readonly number[])[],
): number[][] {
  const flags = ['-n', '-c0', `-t${intent === 'perceptual' ? 0 : 1}`, `-i${from}`, `-o${to}`];
  const lines = execFileSync('transicc', flags, {
    input: `${colours.map((colour) => colour.join(' ')).join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const found = lines.split('\n').flatMap((line) => {
    const values = line.trim().split(/\s+/).map(Number);
    return values.length >= 3 && values.every(Number.isFinite) ? [values] : [];
  });
  if (found.length !== colours.length)
    throw new Error(`${found.length} of ${colours.length} colours came back`);
  return found;
}
