import { translate } from '../../lib/text/translate.ts';
import { AppOutdated, HttpError, ParseError, Refused, Timeout } from './api-errors.ts';

/** The user-facing text of a failed call: a refusal's own words, otherwise those of the specification's §8. */
export function explainFailure(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof AppOutdated) return translate('common:error.outdated');
  if (error instanceof Timeout) return translate('common:error.timeout');
  if (error instanceof HttpError && error.status === 0) return translate('common:error.unreachable');
  if (error instanceof ParseError && error.status === 200) return translate('common:error.parse');
  return translate('common:error.server');
}
