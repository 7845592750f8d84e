import { z } from 'zod';

const takenValue = z.object({
  /** An IANA zone or an offset such as `UTC+09:00`, or a currency of ISO 4217; null = none, or each row has its own. */
  value: z.string().nullable(),
  /**
   * What says so: the file itself, the platform, or the market (site, currency, language of the headers, country of the parcel).
   * `nothing`: it has to be chosen, until then times are China's and the currency stays empty. `unused`: no row depends on it.
   */
  from: z.enum(['file', 'platform', 'market', 'nothing', 'unused']),
});

/** Whose clock the times of a file are of that name none, and which money its amounts are. */
export const readAs = z.object({
  /** The time zone of times that name none. */
  zone: takenValue,
  currency: takenValue,
});
