// npm run corpus: reads every platform file and prints by platform how it came out; `-- NAME` reads the files of that name only, or a file at a path, and says what differs.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readAllPlatformFiles } from './all-platform-files.ts';
import { type FileOutcome, outcomeOfFile } from './outcome-of-file.ts';
import { summaryOf, tableByPlatform } from './outcome-tables.ts';
import { type PlatformFile, readPlatformFile } from './platform-file.ts';

const wanted = process.argv.slice(2);
const paths = wanted.filter((name) => name.endsWith('.txt'));
const folder = await mkdtemp(join(tmpdir(), 'platform-files-'));
try {
  const results: FileOutcome[] = [];
  for (const file of await filesToRead())
    for (const form of file.forms) results.push(await outcomeOfFile(file, form, join(folder, 'file')));
  if (wanted.length > 0) for (const one of results) process.stdout.write(describe(one));
  process.stdout.write(`${tableByPlatform(results)}\n\n${summaryOf(results)}\n`);
  const differs = results.some(({ outcome, file }) => outcome !== file.outcome);
  process.exitCode = differs ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function filesToRead(): Promise<PlatformFile[]> {
  const given = await Promise.all(
    paths.map(async (path) => readPlatformFile(basename(path, '.txt'), await readFile(path, 'utf8'))),
  );
  if (wanted.length > 0 && paths.length === wanted.length) return given;
  const all = await readAllPlatformFiles();
  return [
    ...given,
    ...all.filter(({ name }) => wanted.length === 0 || wanted.some((one) => name.includes(one))),
  ];
}

function describe({ name, outcome, clicks, silent, reported }: FileOutcome): string {
  const differences = [
    ...silent.map((one) => `  untold: ${one}`),
    ...reported.map((one) => `  told: ${one}`),
  ];
  return [`${outcome.padEnd(15)} ${clicks || ' '}  ${name}`, ...differences, ''].join('\n');
}
