/** Surfaces of one reading that are made, with those of parts and states; further ones are named and not made. */
const MAX_MADE = 60;

/** What a reading has made, and whether its time is up: what is not ready when its process is ended is lost with all the rest. */
export interface Allowance {
  made: number;
  isLate: () => boolean;
}

/** Why no further surface of a part or a state is begun; undefined = one more may be. */
export function stopOf({ made, isLate }: Allowance): string | undefined {
  if (isLate()) return 'reading that takes too long';
  return made < MAX_MADE ? undefined : `more than ${MAX_MADE} pictures of smart objects`;
}
