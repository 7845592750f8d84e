import type { Endpoint } from '@diy/contract/endpoint';
import { z } from 'zod';

/** Names of an endpoint's top-level input fields, of all alternatives together. */
export function inputFields(endpoint: Endpoint): string[] {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  const alternatives = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...new Set(alternatives.flatMap((one) => Object.keys(one.properties ?? {})))];
}

/** Fields whose name shows that they hold an id. */
export function idFields(endpoint: Endpoint): string[] {
  return inputFields(endpoint).filter((field) => /(^|_)(id|ids|key|[tp]id|sku)$|Key$/.test(field));
}
