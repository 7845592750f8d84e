/** The token of `Authorization: Basic <token>`; null when the header is missing or of another kind. */
export function readToken(authorization: string | undefined): string | null {
  return /^Basic +([\w.~+/=-]{1,512})$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}
