import { withoutGershayim } from '../../words/without-gershayim.ts';
import { countKnownHeaders } from '../mapping/recognise/known-headers.ts';

/** A quote too few or too many in a header, which nobody knows with it. An inch mark stands behind a digit. */
export function hasLostQuote(written: string): boolean {
  const header = withoutGershayim(written);
  if (!header.includes('"')) return false;
  const isOdd = header.split('"').length % 2 === 0;
  const bare = header.replaceAll('"', '');
  return (
    (isOdd && !/\d"/.test(header)) || (countKnownHeaders([bare]) > 0 && countKnownHeaders([header]) === 0)
  );
}

/** A header that nobody knows as its letters were read: in another encoding it may be one that counts. */
export function isUnknownWide(header: string): boolean {
  return /[^\0-\u007f]/.test(header) && countKnownHeaders([header]) === 0;
}
