// Names, numbers and sizes that the page puts in one line keep their own direction only through `joinParts` (web/src/lib/text):
// joined by hand, “11oz” is taken apart in Arabic and two Arabic names change places in English. Colons, brackets and arrows between
// them differ from language to language as well (`write-pairs.ts` beside it).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BY_HAND = [
  /\.join\(\s*(['"`])(?:\s+[·/+→←]\s+|\s*[、،；]\s*|, )\1\s*\)/,
  /\}\s·\s\$\{/,
  // Marks between braces, in a template or in JSX: a type of a parameter is not written so.
  /\}[：，、；（]|[：，、；（]\$?\{/,
  /\}:? ?\(\$?\{|\$\{[^}]*\}: \$\{|^\s*(?:<\w+>)?\{[\w.]+\}: ?(?:\{|<)/,
  /(?:^\s*|[}>] ?)[→←](?: ?[{<]|\s*$)/,
  // Sides of something, and what is counted.
  /\} ?× ?\$?\{/,
];

/** Files that join what nobody reads in a line of the page, and what it is. */
const EXCEPTIONS = new Map([
  ['web/src/features/designer/actions/use-keyboard.ts', 'selectors'],
  ['web/src/features/designer/inspector/fill/gradient-edits.ts', 'colours of CSS'],
  ['web/src/features/designer/session/default-name.ts', 'a name that is stored'],
  ['web/src/features/own-templates/product/sizes-section.tsx', 'the words of an input'],
  ['web/src/features/orders/import/check-step.tsx', 'a sum of counts in the page’s own words'],
]);

/** The lines of a source of the page that join parts by hand. */
export function findJoinedByHand(path, text) {
  return text
    .split('\n')
    .flatMap((line, at) =>
      BY_HAND.some((pattern) => pattern.test(line)) && !line.includes('new Error(')
        ? [
            `${path}:${at + 1}: parts of a line are joined by joinParts, writeValue, writeAside or writeSize, as each language does`,
          ]
        : [],
    );
}

/** All problems of the page’s sources; an exception that excuses nothing is one as well. */
export function checkJoinedPartsOf(root, code, exceptions = EXCEPTIONS) {
  const pages = code.filter((path) => path.startsWith('web/src/') && !/\.test\.|\/testing\//.test(path));
  const excused = new Set();
  const problems = pages.flatMap((path) => {
    const found = findJoinedByHand(path, readFileSync(join(root, path), 'utf8'));
    if (found.length === 0 || !exceptions.has(path)) return found;
    excused.add(path);
    return [];
  });
  const idle = [...exceptions.keys()].filter((path) => !excused.has(path));
  return [...problems, ...idle.map((path) => `check-joined-parts: ${path} needs no exception any more`)];
}
