import type { SheetFinding, SheetFix } from '@diy/contract/sheets/sheets-exports';
import type { Message } from '../../../platform/errors/refusal.ts';

/** A problem of a product or of one of its rows. */
export interface Finding {
  severity: SheetFinding['severity'];
  code: string;
  /** Position of the product among those linted. */
  product: number;
  /** Position of its variant; null = the product as a whole. */
  variant: number | null;
  column: string;
  problem: Message;
  advice: Message;
  fix: SheetFix | null;
  field: SheetFinding['field'];
}
