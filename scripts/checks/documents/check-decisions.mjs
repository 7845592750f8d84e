import { readFileSync } from 'node:fs';

const FILE = /^docs\/decisions\/(\d{4}-[\w-]+\.md)$/;
const LINE = /^- \[(\d{4})\]\((\d{4}-[\w-]+\.md)\) \S.*$/;

/**
 * The index of decisions: one line for each, below one heading a subject, and no line for what is not there.
 * @param {string} index Markdown
 * @param {string[]} files names of the decisions that are there
 * @returns {string[]} problems
 */
export function findIndexFaults(index, files) {
  const lines = index.split('\n');
  const named = lines.flatMap((line) => {
    const found = LINE.exec(line);
    return found ? [{ number: found[1], file: found[2] }] : [];
  });
  const twice = (/** @type {(string | undefined)[]} */ all) =>
    all.filter((one, at) => one !== undefined && all.indexOf(one) < at);
  const headings = lines.filter((line) => line.startsWith('## '));
  return [
    ...lines
      .filter((line) => /^[-|]/.test(line) && !LINE.test(line))
      .map((line) => `“${line.slice(0, 60)}” is no line of one decision`),
    ...named
      .filter(({ number, file }) => !file?.startsWith(`${number}-`))
      .map(({ number, file }) => `${number} leads to ${file}`),
    ...named.filter(({ file }) => !files.includes(`${file}`)).map(({ file }) => `${file} does not exist`),
    ...twice(named.map(({ file }) => file)).map((file) => `${file} stands here twice`),
    ...twice(headings).map((heading) => `“${heading}” stands here twice`),
    ...files.filter((file) => !named.some((one) => one.file === file)).map((file) => `${file} has no line`),
  ];
}

/**
 * @param {string} root the project's folder with a slash
 * @param {string[]} tracked all files below it
 */
export function checkDecisionsOf(root, tracked) {
  const index = 'docs/decisions/README.md';
  const files = tracked.flatMap((path) => FILE.exec(path)?.[1] ?? []);
  return findIndexFaults(readFileSync(`${root}${index}`, 'utf8'), files).map((fault) => `${index}: ${fault}`);
}
