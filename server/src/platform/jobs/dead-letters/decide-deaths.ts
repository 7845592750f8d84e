/** A job that a dead worker was running. */
export interface HeldJob {
  id: string;
  /** How many workers died while they ran this job, possibly along with other jobs. */
  deaths: number;
  /** How many of these died while this job was the only suspect that they ran. */
  blamed: number;
  /** It was running as the only suspect (see `runsAlone`) when the worker died. */
  ranAlone: boolean;
}

/** What happens to the job. */
export interface Verdict {
  id: string;
  deaths: number;
  blamed: number;
  /** From now on it runs only while no other suspect does. */
  runsAlone: boolean;
  /** It has killed so many workers that it is not run again. */
  isOver: boolean;
}

/** Deaths after which a job is a suspect; one death may be chance. */
const SUSPECT_AFTER = 2;
/** Workers that a suspect may kill. */
const MAX_BLAMED = 3;

/**
 * Decides which job caused the death of workers that ran these jobs. While that is unknown, no job is blamed, and the
 * try does not count. Jobs involved twice become suspects, of which one runs at a time: when a worker dies with it, the
 * other jobs are not counted.
 */
export function decideDeaths(held: readonly HeldJob[]): Verdict[] {
  const known = held.filter(({ ranAlone }) => ranAlone);
  const cause = known.length === 1 ? known[0] : undefined;
  return held.map((job) => {
    const { id, deaths, blamed, ranAlone } = job;
    if (job === cause) {
      return { id, deaths, blamed: blamed + 1, runsAlone: true, isOver: blamed + 1 >= MAX_BLAMED };
    }
    if (cause) return { id, deaths, blamed, runsAlone: ranAlone, isOver: false };
    return { id, deaths: deaths + 1, blamed, runsAlone: deaths + 1 >= SUSPECT_AFTER, isOver: false };
  });
}
