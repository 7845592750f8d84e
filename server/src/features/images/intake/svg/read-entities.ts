import { MAX_ENTITIES, MAX_ENTITY_LENGTH } from './svg-limits.ts';
import { svgRefusals } from './svg-refusals.ts';

const SPACE = /\s/;

/**
 * The entities of a document type (what stands between `<!DOCTYPE` and its `>`), by name. Drawing programs name their
 * namespaces so. Throws a Refusal for one that loads a file, holds another entity or a tag, or is long; and for more
 * than anyone writes.
 */
export function readEntities(doctype: string): Map<string, string> {
  const entities = new Map<string, string>();
  for (let at = doctype.indexOf('<!ENTITY'); at >= 0; at = doctype.indexOf('<!ENTITY', at + 1)) {
    const [name, value] = readEntity(doctype.slice(at + '<!ENTITY'.length, at + MAX_ENTITY_LENGTH + 500));
    if (/[<&%]/.test(value) || value.length > MAX_ENTITY_LENGTH) throw svgRefusals.entity();
    // The first definition of a name holds (XML 1.0, 4.2).
    if (!entities.has(name)) entities.set(name, value);
    if (entities.size > MAX_ENTITIES) throw svgRefusals.entity();
  }
  return entities;
}

/** Name and value of one definition, read from behind `<!ENTITY`. */
function readEntity(text: string): [name: string, value: string] {
  let at = 0;
  const skipSpace = () => {
    while (at < text.length && SPACE.test(text[at]!)) at += 1;
  };
  skipSpace();
  const start = at;
  while (at < text.length && !SPACE.test(text[at]!)) at += 1;
  const name = text.slice(start, at);
  skipSpace();
  const quote = text[at];
  const end = quote === '"' || quote === "'" ? text.indexOf(quote, at + 1) : -1;
  if (name === '' || name === '%' || end < 0) throw svgRefusals.entity();
  return [name, text.slice(at + 1, end)];
}
