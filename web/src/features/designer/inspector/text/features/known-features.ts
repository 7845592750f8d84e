/** Features that a person can choose, in the sequence in which they are offered, with what shows them. */
const NAMED: Readonly<Record<string, string>> = {
  liga: 'ffi fl',
  dlig: 'ct st Th',
  calt: '',
  smcp: 'abc',
  c2sc: 'ABC',
  onum: '0123456789',
  lnum: '0123456789',
  tnum: '0123456789',
  pnum: '0123456789',
  frac: '1/2 3/4',
  sups: '123',
  subs: '123',
  ordn: '1a 2o',
  zero: '0',
  swsh: '',
  titl: '',
  salt: '',
  hist: '',
  case: '(A-B)',
};

export interface KnownFeature {
  tag: string;
  /** Which word names it; sets and variants are numbered. */
  name: string;
  number: number | null;
  /** Letters that show it; empty = those of the font that it changes. */
  letters: string;
}

/** The features of these that a person can choose. Others shape scripts, or are made for programs. */
export function knownFeatures(tags: readonly string[]): KnownFeature[] {
  const named = Object.entries(NAMED).flatMap(([tag, letters]) =>
    tags.includes(tag) ? [{ tag, name: tag, number: null, letters }] : [],
  );
  const numbered = tags.flatMap((tag) => {
    const [, name, digits] = /^(ss|cv)(\d\d)$/.exec(tag) ?? [];
    return name ? [{ tag, name, number: Number(digits), letters: '' }] : [];
  });
  return [...named, ...numbered.sort((one, other) => (one.tag < other.tag ? -1 : 1))];
}
