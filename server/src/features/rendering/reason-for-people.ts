import { UnprintableDesign } from './check-design.ts';
import { ParityError } from './check-parity.ts';

/** Why a design cannot be drawn, for people; null when the cause lies elsewhere and trying again may help. */
export function reasonForPeople(error: unknown): string | null {
  if (error instanceof UnprintableDesign) return error.message;
  if (error instanceof ParityError) return '生产图与预览不一致，没有采用。请重新保存作品';
  return null;
}
