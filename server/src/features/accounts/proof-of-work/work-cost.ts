import type { Attempts } from '../guessing/attempts.queries.ts';

/** Attempts at a name that need no work: for programs that know the sign-in of the specification alone. */
const FREE_OF_NAME = 3;
/** The same of a network, where several persons may sit. */
const FREE_OF_NETWORK = 6;
/**
 * The most failures in all for which nobody computes: more of them mean that somebody tries one password on many names from many addresses.
 */
const FREE_EVERYWHERE = 100;

/** Counters that are tried on average, 19 ms each in WebAssembly on the machine this was measured on (decision 0286) … */
const FEWEST_TRIES = 6;
/** … and at most: under four seconds there, twice that with bad luck, several times that on an old telephone. */
const MAX_TRIES = 192;
/** Persons behind one address mistype as well: this many of its attempts weigh as much as one at the name. */
const ATTEMPTS_OF_NETWORK = 4;
/** The same of all attempts there are, so that trying one password on many names gets dear. */
const ATTEMPTS_EVERYWHERE = 50;
/** A task that was given out when there were fewer failures counts, if it is not cheaper than the due one by more than this. */
const SLACK = 4;

/** Whether a sign-in is looked at only with work. */
export function needsWork({ name, network, everywhere }: Attempts): boolean {
  return name >= FREE_OF_NAME || network >= FREE_OF_NETWORK || everywhere >= FREE_EVERYWHERE;
}

/** How many counters are tried on average: twice as many for each failure after the first. */
export function expectedTries({ name, network, everywhere }: Attempts): number {
  const failures = Math.max(
    name,
    Math.floor(network / ATTEMPTS_OF_NETWORK),
    Math.floor(everywhere / ATTEMPTS_EVERYWHERE),
  );
  return Math.min(FEWEST_TRIES * 2 ** Math.max(0, failures - 1), MAX_TRIES);
}

/** Whether a task of this many tries will do now. */
export function isEnough(tries: number, attempts: Attempts): boolean {
  return tries * SLACK >= expectedTries(attempts);
}
