import { z } from 'zod';

/** Wrong things of one list that are named; a person fixes these first. */
const ENOUGH = 20;
/** Values that are read before it is asked whether enough are wrong. */
const STEP = 10;

/**
 * A list that is read no further once enough of it is wrong. A plain `z.array` names every wrong value: of hundreds of thousands that
 * holds the process for most of a second, and from about 120,000 in a list of lists it ends in a RangeError.
 */
export const listOf: <Element extends z.ZodType>(element: Element) => z.ZodArray<Element> = (element) =>
  new EndingList({ type: 'array', element }) as never;

const EndingList = z.core.$constructor<z.ZodArray>('EndingList', (inst, def) => {
  z.ZodArray.init(inst, def);
  const whole = inst._zod.parse;
  const limits = (def.checks ?? []).map(({ _zod }) => (_zod.def as { maximum?: number }).maximum);
  const most = Math.min(...limits.filter((limit) => limit !== undefined));
  inst._zod.parse = (payload, context) => {
    const input: unknown = payload.value;
    // A list that is too long says so, and nothing of it is read.
    if (!Array.isArray(input) || input.length <= STEP || input.length > most) return whole(payload, context);
    const values: unknown[] = [];
    for (let from = 0; from < input.length; from += STEP) {
      const part = whole({ value: input.slice(from, from + STEP) as never, issues: [] }, context);
      if (part instanceof Promise) throw new z.core.$ZodAsyncError();
      for (const value of part.value as unknown[]) values.push(value);
      for (const issue of part.issues) {
        const [index, ...within] = issue.path ?? [];
        payload.issues.push({ ...issue, path: [from + Number(index), ...within] });
      }
      if (payload.issues.length < ENOUGH) continue;
      // What is left unread is not checked: rules about the whole list would find it too short.
      payload.issues.push({ ...payload.issues.pop()!, continue: false });
      break;
    }
    payload.value = values as never;
    return payload;
  };
});
