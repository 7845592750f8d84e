import type { OrderLine } from '../../../model/order-line.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import type { Profile } from '../model/profile.ts';
import { otherQuantity, rowProblem, unreadPersonalisation } from '../row-problems.ts';
import type { CustomisationCell } from './customisation-cell.ts';

/** What keeps a row whose customisation comes apart from the table; words written by hand take its place. */
export function checkCustomisation(
  { fields, quantity, personalisation }: OrderLine,
  cells: readonly CustomisationCell[],
  profile: Profile,
): RowProblem[] {
  const byHand = personalisation.some(({ isExact }) => !isExact);
  const isMarked = profile.customisedMark !== undefined && !!fields[profile.customisedMark];
  if (cells.length === 0)
    return isMarked && !byHand ? [rowProblem('personalization', 'CUSTOMISATION_MISSING')] : [];
  const problems: RowProblem[] = [];
  for (const { problem } of cells) {
    if (problem === 'ambiguous') problems.push(rowProblem('personalization', 'CUSTOMISATION_AMBIGUOUS'));
    if (problem === 'conflict') problems.push(rowProblem('personalization', 'CUSTOMISATION_CONFLICT'));
  }
  const unread = cells.flatMap((cell) => cell.unread);
  if (unread.length > 0) problems.push(unreadPersonalisation(unread));
  const other = cells.find((cell) => cell.quantity !== null && cell.quantity !== quantity);
  if (other?.quantity && quantity > 0) problems.push(otherQuantity(quantity, other.quantity));
  return problems;
}
