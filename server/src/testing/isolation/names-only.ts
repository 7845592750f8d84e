import type { Property } from './build-property.ts';

/** A property nobody built: every id in it is its own name, the account's too. */
export const namesOnly = new Proxy({} as Property, {
  get: (_, name) => (name === 'account' ? { sku: 'sku', password: 'password' } : String(name)),
});
