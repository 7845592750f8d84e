import type { Property } from './build-property.ts';

/** One way to reach for something of another account. */
export interface Attempt {
  /** Field of the input that carries the foreign id. */
  field: string;
  /** Form of a field that holds more than one id, for the test's title: `array`, `comma list`. */
  how?: string;
  /** The real id of the victim. */
  real(victim: Property): string;
  /** The whole input with an id in place, made by `thief`. */
  input(id: string, thief: Property): object;
  /** True when even the owner gets the response for an unknown id. */
  hiddenFromOwner?: true;
}

/** The isolation test's row for one endpoint. */
export interface IsolationRow {
  /** Input the owner could call it with. */
  valid(own: Property): object;
  attempts: Attempt[];
  /** Fields that look like ids but name nothing of an account, each with the reason. */
  ownerless?: Record<string, string>;
}

/** The id in a separate field. */
export const plain = (
  field: string,
  real: Attempt['real'],
  more: (thief: Property) => object = () => ({}),
) => ({
  field,
  real,
  input: (id: string, thief: Property) => ({ ...more(thief), [field]: id }),
});

/** Ids as an array, and comma-separated among ids that do not exist. */
export const idList = (real: Attempt['real'], more: (thief: Property) => object = () => ({})): Attempt[] => [
  { field: 'ids', how: 'array', real, input: (id, thief) => ({ ...more(thief), ids: ['nobody', id] }) },
  { field: 'ids', how: 'comma list', real, input: (id, thief) => ({ ...more(thief), ids: `nobody, ${id}` }) },
];

/** Takes no id of anything. */
export const nothing: IsolationRow = { valid: () => ({}), attempts: [] };

/** Why `pid` names nothing of an account. */
export const CATEGORY = { pid: 'category of the shared catalogue' };
