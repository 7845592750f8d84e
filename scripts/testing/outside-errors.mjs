import { writeFileSync } from 'node:fs';

/**
 * A reporter of vitest: writes errors that belong to no test to the file OUTSIDE_ERRORS, as a list of texts, because a log of
 * thousands of lines may be cut above them.
 */
export default class OutsideErrors {
  onTestRunEnd(_modules, errors, reason) {
    const file = process.env.OUTSIDE_ERRORS;
    if (file) writeFileSync(file, JSON.stringify({ reason, errors: errors.map(textOf) }));
  }
}

/** What the error is, where it began, and the test file that was running then. */
function textOf(error) {
  const { type, stack, message, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test } = error;
  const during = [path, test].filter(Boolean).join(' > ');
  const trace = (stack || message || '').split('\n').slice(0, 12);
  return [`${type ?? 'Error'}${during ? ` (during ${during})` : ''}`, ...trace].join('\n');
}
