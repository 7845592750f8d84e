import type { Property } from './build-property.ts';

const aiNames = new Proxy({} as Property['ai'], { get: (_, name) => `ai.${String(name)}` });

const sheetNames = new Proxy({} as Property['sheets'], { get: (_, name) => `sheets.${String(name)}` });

/** A property nobody built: every id in it is its own name, the account's too. */
export const namesOnly = new Proxy({} as Property, {
  get: (_, name) => {
    if (name === 'account') return { sku: 'sku', password: 'password' };
    if (name === 'sheets') return sheetNames;
    return name === 'ai' ? aiNames : String(name);
  },
});
