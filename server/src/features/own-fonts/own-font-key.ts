/** Where an account's font is stored; another account's copy of the same file is another object. */
export const ownFontKey = (ownerId: string, sha256: string): string =>
  `prv/fonts/${ownerId}/${sha256.slice(0, 2)}/${sha256}.ttf`;
