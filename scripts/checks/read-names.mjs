import { SyntaxKind } from 'typescript/unstable/ast';
import { createScanner } from 'typescript/unstable/ast/scanner';

/** After these a slash divides; elsewhere it begins a regular expression. */
const VALUE_ENDS = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
  SyntaxKind.NumericLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateTail,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.ThisKeyword,
  SyntaxKind.TrueKeyword,
  SyntaxKind.FalseKeyword,
  SyntaxKind.NullKeyword,
]);

/**
 * Every name that a source file declares or uses without a dot before it: constants, functions, parameters, properties of
 * types and objects. What stands behind a dot was declared elsewhere, by us (and is read there) or by others.
 * @param {string} text of TypeScript or JavaScript
 * @returns {Map<string, number>} names with the line of their first place, from 1
 */
export function readNames(text) {
  const names = new Map();
  let before = SyntaxKind.Unknown;
  for (const { kind, start, end } of readTokens(text)) {
    const isMember = before === SyntaxKind.DotToken || before === SyntaxKind.QuestionDotToken;
    const name = text.slice(start, end);
    if (kind === SyntaxKind.Identifier && !isMember && !names.has(name)) names.set(name, lineAt(text, start));
    before = kind;
  }
  return names;
}

/**
 * Words that a union is distinguished by: texts beside `|` in a type, after `kind:` and after `case`.
 * @param {string} text of TypeScript or JavaScript
 * @returns {Map<string, number>} the words with the line of their first place, from 1
 */
export function readKinds(text) {
  const kinds = new Map();
  const tokens = [...readTokens(text)];
  for (const [at, { kind, start, end }] of tokens.entries()) {
    if (kind !== SyntaxKind.StringLiteral) continue;
    const [before, after] = [tokens[at - 1]?.kind, tokens[at + 1]?.kind];
    const key = before === SyntaxKind.ColonToken && tokens[at - 2];
    const isKind =
      before === SyntaxKind.BarToken ||
      after === SyntaxKind.BarToken ||
      before === SyntaxKind.CaseKeyword ||
      (key && text.slice(key.start, key.end) === 'kind');
    const word = text.slice(start + 1, end - 1);
    if (isKind && /^[\w-]+$/.test(word) && !kinds.has(word)) kinds.set(word, lineAt(text, start));
  }
  return kinds;
}

const PYTHON_TEXT = /"""[\s\S]*?"""|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|#[^\n]*/g;

/**
 * Every name that a Python file declares or uses without a dot before it.
 * @param {string} text of Python
 * @returns {Map<string, number>} names with the line of their first place, from 1
 */
export function readPythonNames(text) {
  const names = new Map();
  const bare = text.replace(PYTHON_TEXT, (part) => part.replace(/[^\n]/g, ' '));
  for (const { 0: name, index } of bare.matchAll(/(?<![\w.])[A-Za-z_]\w*/g))
    if (!names.has(name)) names.set(name, lineAt(bare, index));
  return names;
}

const TYPE_WORDS = new Set([
  SyntaxKind.StringKeyword,
  SyntaxKind.NumberKeyword,
  SyntaxKind.BooleanKeyword,
  SyntaxKind.UnknownKeyword,
  SyntaxKind.ReadonlyKeyword,
]);

/**
 * Names that a source file makes its own: all but those of properties that are passed or taken under another name
 * (`tid: categoryId`). A property of one of our types counts (`tid: string`), and so does a shorthand (`{ tid }`).
 * @param {string} text of TypeScript or JavaScript
 * @returns {Generator<string>}
 */
export function* readOwnNames(text) {
  const tokens = [...readTokens(text)];
  for (const [at, { kind, start, end }] of tokens.entries()) {
    const before = tokens[at - 1]?.kind;
    const isMember = before === SyntaxKind.DotToken || before === SyntaxKind.QuestionDotToken;
    const begins = before === SyntaxKind.OpenBraceToken || before === SyntaxKind.CommaToken;
    const isKey =
      begins && tokens[at + 1]?.kind === SyntaxKind.ColonToken && !TYPE_WORDS.has(tokens[at + 2]?.kind);
    if (kind === SyntaxKind.Identifier && !isMember && !isKey) yield text.slice(start, end);
  }
}

/**
 * Tokens of a source file, without comments and blanks.
 * @param {string} text of TypeScript or JavaScript
 * @returns {Generator<{ kind: number, start: number, end: number }>} places in `text`
 */
export function* readTokens(text) {
  const scanner = createScanner(true);
  const braces = [];
  let before = SyntaxKind.Unknown;
  scanner.setText(text);
  for (;;) {
    const kind = nextToken(scanner, before, braces);
    if (kind === SyntaxKind.EndOfFile) return;
    yield { kind, start: scanner.getTokenStart(), end: scanner.getTokenEnd() };
    before = kind;
  }
}

/** The scanner has no grammar: where an expression or a template continues is decided by what came before. */
function nextToken(scanner, before, braces) {
  const token = scanner.scan();
  if (token === SyntaxKind.SlashToken || token === SyntaxKind.SlashEqualsToken)
    return VALUE_ENDS.has(before) ? token : scanner.reScanSlashToken();
  if (token === SyntaxKind.TemplateHead) braces.push(0);
  else if (braces.length > 0 && token === SyntaxKind.OpenBraceToken) braces[braces.length - 1] += 1;
  else if (braces.length > 0 && token === SyntaxKind.CloseBraceToken) {
    if (braces[braces.length - 1] > 0) braces[braces.length - 1] -= 1;
    else {
      const part = scanner.reScanTemplateToken(false);
      if (part === SyntaxKind.TemplateTail) braces.pop();
      return part;
    }
  }
  return token;
}

/**
 * @param {string} text
 * @param {number} place
 * @returns {number} from 1
 */
export function lineAt(text, place) {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < place; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
