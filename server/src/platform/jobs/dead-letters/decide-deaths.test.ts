import { describe, expect, it } from 'vitest';
import { decideDeaths, type HeldJob } from './decide-deaths.ts';

const job = (id: string, more: Partial<HeldJob> = {}): HeldJob => ({
  id,
  deaths: 0,
  blamed: 0,
  ranAlone: false,
  ...more,
});

describe('when workers die', () => {
  it('blames nobody the first time, and suspects whom it happens to again', () => {
    expect(decideDeaths([job('a'), job('b', { deaths: 1 })])).toEqual([
      { id: 'a', deaths: 1, blamed: 0, runsAlone: false, isOver: false },
      { id: 'b', deaths: 2, blamed: 0, runsAlone: true, isOver: false },
    ]);
  });

  it('blames the suspect that ran, and nobody beside it', () => {
    const suspect = job('poison', { deaths: 2, ranAlone: true });
    expect(decideDeaths([job('a'), suspect, job('b', { deaths: 1 })])).toEqual([
      { id: 'a', deaths: 0, blamed: 0, runsAlone: false, isOver: false },
      { id: 'poison', deaths: 2, blamed: 1, runsAlone: true, isOver: false },
      { id: 'b', deaths: 1, blamed: 0, runsAlone: false, isOver: false },
    ]);
  });

  it('gives a suspect up after three workers', () => {
    const over = (blamed: number) =>
      decideDeaths([job('poison', { deaths: 2, blamed, ranAlone: true })])[0]?.isOver;
    expect([0, 1, 2].map(over)).toEqual([false, false, true]);
  });
});

it('ends a job that kills its worker every time, whatever runs beside it, and only that', () => {
  let jobs = [job('poison'), job('innocent'), job('other')];
  let deaths = 0;
  for (; jobs.some(({ id }) => id === 'poison'); deaths += 1) {
    // Suspects run one at a time, the innocent ones first; a worker that runs the poison dies.
    const suspects = jobs.filter(({ ranAlone }) => ranAlone);
    const done = suspects.filter(({ id }) => id !== 'poison').map(({ id }) => id);
    const running = jobs.filter(({ id }) => !done.includes(id));
    const verdicts = decideDeaths(running);
    expect(verdicts.filter(({ id, isOver }) => id !== 'poison' && isOver)).toEqual([]);
    jobs = verdicts
      .filter(({ isOver }) => !isOver)
      .map(({ runsAlone, isOver: _, ...rest }) => ({ ...rest, ranAlone: runsAlone }));
    expect(deaths).toBeLessThan(10);
  }
  expect(deaths).toBe(5);
});
