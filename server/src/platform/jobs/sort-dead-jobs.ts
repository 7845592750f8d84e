/** A job that a dead worker was running. */
export interface HeldJob {
  id: string;
  /** Workers that died while they ran it, among other jobs. */
  deaths: number;
  /** Those that died while it was the only suspect. */
  blamed: number;
  /** It was the one suspect that runs at a time. */
  ranAlone: boolean;
}

/** What becomes of it. */
export interface Verdict {
  id: string;
  deaths: number;
  blamed: number;
  /** From now on it runs only while no other suspect does. */
  runsAlone: boolean;
  /** It has killed so many workers that no further one is given to it. */
  isOver: boolean;
}

/** Deaths after which a job is a suspect: who was in the hands of one killed worker by chance is not. */
const SUSPECT_AFTER = 2;
/** Workers a suspect may take with it. */
const MOST_BLAMED = 3;

/**
 * Who is to blame for the death of workers that ran these jobs. As long as nobody knows, nobody is, and the try does not
 * count. Jobs that were in it twice become suspects, of which one runs at a time: when a worker dies of that, the others
 * in it had no part in it.
 */
export function decideDeaths(held: readonly HeldJob[]): Verdict[] {
  const known = held.filter(({ ranAlone }) => ranAlone);
  const cause = known.length === 1 ? known[0] : undefined;
  return held.map((job) => {
    const { id, deaths, blamed, ranAlone } = job;
    if (job === cause) {
      return { id, deaths, blamed: blamed + 1, runsAlone: true, isOver: blamed + 1 >= MOST_BLAMED };
    }
    if (cause) return { id, deaths, blamed, runsAlone: ranAlone, isOver: false };
    return { id, deaths: deaths + 1, blamed, runsAlone: deaths + 1 >= SUSPECT_AFTER, isOver: false };
  });
}
