import { splitAt } from './read-declarations.ts';

/** What selectors are asked about. */
export interface StyledElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: StyledElement | null;
  /** Elements around it, itself among them, in their order. */
  siblings: readonly StyledElement[];
  /** Its place among them. */
  place: number;
}

type Test = (element: StyledElement) => boolean;

/** Compound selectors from the last to the first, each with the sign between it and the one behind it. */
export interface Selector {
  steps: { test: Test; combinator: ' ' | '>' | '+' | '~' | null }[];
  /** Ids, classes, types, in one number: 10,000 each. */
  specificity: number;
  /** An id (`#a`), class (`.a`) or type that every element it chooses has; null = it may choose any. */
  key: string | null;
}

const ID = 100_000_000;
const CLASS = 10_000;
const TYPE = 1;
const NAME = /^(?:\\.|[-\w\u0080-\uffff])+/;
/** States of a page in use, which a drawing is never in. */
const NEVER = /^(hover|focus|focus-within|focus-visible|active|visited|target|checked|disabled)$/;

/** The selectors of a rule; null where one of them is not understood. */
export function readSelectors(text: string): Selector[] | null {
  const selectors = splitAt(text, ',').map((part) => readSelector(part.trim()));
  return selectors.includes(null) ? null : (selectors as Selector[]);
}

function readSelector(text: string): Selector | null {
  const steps: Selector['steps'] = [];
  let specificity = 0;
  let rest = text;
  let key: string | null = null;
  for (let combinator: Selector['steps'][number]['combinator'] = null; ; ) {
    const compound = readCompound(rest);
    if (!compound) return null;
    // A step's sign says how it stands to the one before it.
    steps.unshift({ test: compound.test, combinator });
    specificity += compound.specificity;
    key = compound.key;
    rest = compound.rest;
    if (rest === '') return { steps, specificity, key };
    const [all, sign] = /^\s*([>+~])\s*|^\s+/.exec(rest) ?? [];
    if (all === undefined) return null;
    rest = rest.slice(all.length);
    combinator = (sign ?? ' ') as '>';
  }
}

interface Simple {
  test: Test;
  specificity: number;
  rest: string;
}

interface Compound extends Simple {
  key: string | null;
}

function readCompound(text: string): Compound | null {
  const tests: Test[] = [];
  let specificity = 0;
  let key: string | null = null;
  let rest = text.replace(/^(?:\*|[-\w]+)\|(?=[\w*])/, '');
  const type = NAME.exec(rest)?.[0];
  if (type) {
    tests.push(({ name }) => name === type);
    key = type;
    specificity += TYPE;
    rest = rest.slice(type.length);
  } else if (rest.startsWith('*')) {
    tests.push(() => true);
    rest = rest.slice(1);
  }
  while (/^[#.[:]/.test(rest)) {
    const simple = readSimple(rest);
    if (!simple) return null;
    if (/^[#.]/.test(rest) && !key?.startsWith('#'))
      key = rest.slice(0, rest.length - simple.rest.length).replace(/\\(.)/g, '$1');
    tests.push(simple.test);
    specificity += simple.specificity;
    rest = simple.rest;
  }
  if (tests.length === 0) return null;
  return { test: (element) => tests.every((one) => one(element)), specificity, rest, key };
}

function readSimple(text: string): Simple | null {
  const rest = text.slice(1);
  if (text[0] === '[') return readAttribute(text);
  if (text[0] === ':') return readPseudo(text);
  const [written] = NAME.exec(rest) ?? [];
  if (!written) return null;
  const name = written.replace(/\\(.)/g, '$1');
  const behind = rest.slice(written.length);
  if (text[0] === '#')
    return { test: ({ attributes }) => attributes.id === name, specificity: ID, rest: behind };
  return {
    test: ({ attributes }) => wordsOf(attributes.class).includes(name),
    specificity: CLASS,
    rest: behind,
  };
}

const wordsOf = (text: string | undefined) => (text ?? '').split(/\s+/);

const ATTRIBUTE =
  /^\[\s*(?:\*?\|)?([-\w:]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([-\w.#]+))\s*([iIsS])?\s*)?\]/;

function readAttribute(text: string): Simple | null {
  const [all, name, sign, double, single, bare, flag] = ATTRIBUTE.exec(text) ?? [];
  if (all === undefined || name === undefined) return null;
  const ignoresCase = flag?.toLowerCase() === 'i';
  const plain = (value: string) => (ignoresCase ? value.toLowerCase() : value);
  const wanted = plain(double ?? single ?? bare ?? '');
  const test: Test = ({ attributes }) => {
    const found = attributes[name];
    return found !== undefined && (sign === undefined || compare(plain(found), sign, wanted));
  };
  return { test, specificity: CLASS, rest: text.slice(all.length) };
}

function compare(value: string, sign: string, wanted: string): boolean {
  if (sign === '=') return value === wanted;
  if (sign === '|=') return value === wanted || value.startsWith(`${wanted}-`);
  if (wanted === '') return false;
  if (sign === '~=') return wordsOf(value).includes(wanted);
  if (sign === '^=') return value.startsWith(wanted);
  if (sign === '$=') return value.endsWith(wanted);
  return value.includes(wanted);
}

const ofType = ({ siblings, name }: StyledElement) => siblings.filter((one) => one.name === name);
const indexIn = (element: StyledElement, list: readonly StyledElement[]) => list.indexOf(element);

/** Pseudo-classes that look at an element's place; `list` chooses among whom. */
const PLACES: ReadonlyMap<string, (index: number, count: number) => boolean> = new Map(
  Object.entries<(index: number, count: number) => boolean>({
    first: (index) => index === 0,
    last: (index, count) => index === count - 1,
    only: (_index, count) => count === 1,
  }),
);

function readPseudo(text: string): Simple | null {
  const [all, name = ''] = /^::?([-\w]+)/.exec(text) ?? [];
  if (all === undefined) return null;
  const lower = name.toLowerCase();
  let rest = text.slice(all.length);
  // Words before and behind an element are no part of a drawing.
  if (text.startsWith('::')) return { test: () => false, specificity: TYPE, rest };
  const argument = rest.startsWith('(') ? argumentOf(rest) : null;
  if (argument !== null) rest = rest.slice(argument.length + 2);
  const plain = (test: Test): Simple => ({ test, specificity: CLASS, rest });
  if (lower === 'root') return plain(({ parent }) => parent === null);
  if (NEVER.test(lower)) return plain(() => false);
  const [, which = '', kind] = /^(first|last|only)-(child|of-type)$/.exec(lower) ?? [];
  const place = PLACES.get(which);
  if (place)
    return plain((element) =>
      kind === 'child'
        ? place(element.place, element.siblings.length)
        : place(indexIn(element, ofType(element)), ofType(element).length),
    );
  if (argument === null) return null;
  if (/^nth-(last-)?(child|of-type)$/.test(lower)) return nth(lower, argument, rest);
  return /^(not|is|where|matches)$/.test(lower) ? among(lower, argument, rest) : null;
}

/** The text in the bracket that opens here; null when it is not closed. */
function argumentOf(text: string): string | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(1, at);
  }
  return null;
}

function nth(name: string, argument: string, rest: string): Simple | null {
  const formula = readFormula(argument.trim().toLowerCase());
  if (!formula) return null;
  const test: Test = (element) => {
    const list = name.endsWith('of-type') ? ofType(element) : element.siblings;
    const index = name.endsWith('of-type') ? indexIn(element, list) : element.place;
    const position = name.includes('last') ? list.length - index : index + 1;
    const [step, start] = formula;
    const turns = step === 0 ? 0 : (position - start) / step;
    return step === 0 ? position === start : turns >= 0 && Number.isInteger(turns);
  };
  return { test, specificity: CLASS, rest };
}

/** The numbers of `an+b`. */
function readFormula(text: string): [step: number, start: number] | null {
  if (text === 'odd') return [2, 1];
  if (text === 'even') return [2, 0];
  const [all, step, sign = '+', start = '0'] = /^([+-]?\d*)n\s*(?:([+-])\s*(\d+))?$/.exec(text) ?? [];
  if (all === undefined) return /^[+-]?\d+$/.test(text) ? [0, Number(text)] : null;
  const factor = step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step);
  return [factor, Number(`${sign}${start}`)];
}

function among(name: string, argument: string, rest: string): Simple | null {
  const selectors = readSelectors(argument);
  if (!selectors) return null;
  const isAny: Test = (element) => selectors.some((selector) => matches(element, selector));
  const most = name === 'where' ? 0 : Math.max(...selectors.map(({ specificity }) => specificity));
  return { test: name === 'not' ? (element) => !isAny(element) : isAny, specificity: most, rest };
}

/** Whether a selector chooses an element. */
export function matches(element: StyledElement, { steps }: Selector): boolean {
  return matchesFrom(element, steps, 0);
}

function matchesFrom(element: StyledElement, steps: Selector['steps'], at: number): boolean {
  const step = steps[at]!;
  if (!step.test(element)) return false;
  if (step.combinator === null) return true;
  if (step.combinator === '>' || step.combinator === ' ') {
    for (let holder = element.parent; holder; holder = holder.parent) {
      if (matchesFrom(holder, steps, at + 1)) return true;
      if (step.combinator === '>') return false;
    }
    return false;
  }
  for (let place = element.place - 1; place >= 0; place -= 1) {
    if (matchesFrom(element.siblings[place]!, steps, at + 1)) return true;
    if (step.combinator === '+') return false;
  }
  return false;
}
