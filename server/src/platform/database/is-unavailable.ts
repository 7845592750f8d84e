const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** PostgreSQL error codes, appendix A: connection exceptions (08), too many connections, shutting down, starting. */
const STATES = /^(08...|53300|57P01|57P02|57P03|58000)$/;
/** pg and pg-pool give these errors no code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** True when the database could not be reached, as against having refused a statement: HTTP 503, not 500. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (NETWORK.has(code) || STATES.test(code))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return MESSAGES.test(error.message);
}
