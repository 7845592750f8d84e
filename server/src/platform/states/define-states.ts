/** States of a row and where each may lead. */
export interface StateTable<State extends string> {
  readonly states: readonly State[];
  isAllowed(from: State, to: State): boolean;
  /** States from which `to` may be reached, in the order of the table; for the WHERE of an update. */
  statesBefore(to: State): State[];
  /** States that lead nowhere else. */
  readonly ends: readonly State[];
}

/** A table of states; a state that may be written again names itself. */
export function defineStates<State extends string>(
  next: Readonly<Record<State, readonly State[]>>,
): StateTable<State> {
  const states = Object.keys(next) as State[];
  const isAllowed = (from: State, to: State) => next[from].includes(to);
  return {
    states,
    isAllowed,
    statesBefore: (to) => states.filter((from) => isAllowed(from, to)),
    ends: states.filter((from) => next[from].every((to) => to === from)),
  };
}

/** A row is not in a state from which the wanted one may be reached: the caller has not asked first. */
export class ForbiddenTransition extends Error {
  override readonly name = 'ForbiddenTransition';
  constructor(what: string, id: string, to: string) {
    super(`${what} ${id} cannot become ${to} from the state it is in`);
  }
}
