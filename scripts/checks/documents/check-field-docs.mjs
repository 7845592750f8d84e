import { readFileSync } from 'node:fs';

const CONTRACT = /^contract\/src\/(?!messages\/).*(?<!\.test)\.ts$/;
/** A constant says itself, as where it marks one kind among others; a statement is its own doc. A parameter of a function is no field. */
const FIELD =
  /^\s+(?!(?:has|is)_)(?<name>\w+): (?:z\.(?!literal\()|(?!z\.|(?:number|string|boolean),)[a-z]\w*[(.,])/;

/** A name with its unit, an id of something, or a moment. */
const SAYS_ITSELF = /(?:^|_)(?:ids?|at|px|mm|cm|g|dpi|cents|zh|en|bytes|sha256|url|urls|key)$/;
/** Words of every list, of a call, of a product, and of an address. */
const PLAIN = new Set(
  [
    'input data list p limit content total name title sku version format width height error msg message code rows columns',
    'template_title size colour colours sizes surfaces mockups images designs lines products files ids prompt negative_prompt',
    'order_no line_no line_id platform shop country province city district company address house_no postcode phone mobile email',
    'line1 line2 line3 quantity currency personalisation variation username nickname password file_name operator encoding',
    'delimiter sheet header column field counts created updated moved cancelled failed succeeded queued running skipped warnings',
    'errors findings severity settings warehouse brand site warning error origin state tool steps policy pieces fields old_password new_password',
  ]
    .join(' ')
    .split(' '),
);
/**
 * Fields of the contract whose names do not say what they hold, and that have no doc comment.
 * @param {string} text of a file of the contract
 * @returns {{ line: number, name: string }[]}
 */
export function findUndocumented(text) {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const name = FIELD.exec(line)?.groups?.name;
    if (name === undefined || PLAIN.has(name) || SAYS_ITSELF.test(name)) return [];
    const before = lines[at - 1] ?? '';
    return /\*\/\s*$|^\s*\/\//.test(before) || line.includes('.describe(') ? [] : [{ line: at + 1, name }];
  });
}

/**
 * @param {string} root with a slash
 * @param {string[]} files paths below it
 * @returns {string[]} problems
 */
export function checkFieldDocsOf(root, files) {
  const found = files
    .filter((path) => CONTRACT.test(path))
    .flatMap((path) =>
      findUndocumented(readFileSync(`${root}${path}`, 'utf8')).map(
        ({ line, name }) => `${path}:${line} ${name}`,
      ),
    );
  return found.map(
    (field) => `${field} has no doc comment: say what it holds, in which unit, and what null or empty means`,
  );
}
