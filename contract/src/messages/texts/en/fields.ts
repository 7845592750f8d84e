import type { fields as zh } from '../zh/fields.ts';

export const fields: { readonly [Id in keyof typeof zh]: string } = {
  'fields.unknown-field':
    'The buyer filled in “{field}”, but the design has neither a field nor a layer of that name. Add the field in the designer, or give a field this alias, and let the order use the newest version',
  'fields.empty-field':
    'There is no value for “{field}”: the row brings none, and the sample is never printed instead. Fill it in and import again; if the field may stay empty, mark it as optional in the designer and let the order use the newest version',
  'fields.empty-field.text':
    'There is no text for “{field}”: the row brings none, and the sample is never printed instead. Fill it in and import again; if the field may stay empty, mark it as optional in the designer and let the order use the newest version',
  'fields.empty-field.picture':
    'There is no picture for “{field}”: the row brings none, and the sample is never printed instead. Fill it in and import again; if the field may stay empty, mark it as optional in the designer and let the order use the newest version',
  'fields.given-twice':
    '“{field}” has two different values, and nothing says which is meant. Leave one of them in the file and import again',
  'fields.too-short':
    '“{field}” has only {length:characters} and needs at least {least}. Ask the buyer, correct it and import again',
  'fields.too-long':
    '“{field}” has {length:characters}, at most {most} are allowed. Ask the buyer, shorten it and import again',
  'fields.too-many-lines':
    '“{field}” has {lines:textLines}, at most {most} are allowed. Ask the buyer, correct it and import again',
  'fields.characters-not-allowed':
    '“{field}” holds {count:characters} not allowed there; open the order to see what the buyer wrote. Ask the buyer and import again, or allow them in the designer',
  'fields.unknown-choice':
    'The value of “{field}” is none of its choices ({choices}). Give the right choice this alias in the designer and let the order use the newest version',
  'fields.unknown-choice.none':
    'The field “{field}” has no choices yet. Add them in the designer and let the order use the newest version',
  'fields.unreadable-colour':
    'The value of “{field}” is no colour. Write it as #RRGGBB, such as #D9442B, or list names of colours for the field in the designer',
  'fields.no-picture':
    '“{field}” takes a picture, but the file gives no address of a picture. Give one that begins with https:// and import again',
  'fields.field-without-layer':
    'The buyer filled in “{field}”, but no layer uses this field. Bind a layer to it in the designer and let the order use the newest version',
  'fields.field-not-printed':
    'The buyer filled in “{field}”, but the layers that use it are not printed for this line: they are hidden, or the choice leaves them out. Ask the buyer, or change the design',
  'fields.text-and-picture':
    'A text layer and a picture layer are both called “{field}”, and the buyer gave one value: the other layer would print its sample. Rename or hide one of them in the designer and let the order use the newest version',
  'fields.broken-binding':
    'Layer “{layer}” is bound to a field[ (“{field}”)] that is not set up completely. See the checks in the designer, and let the order use the newest version',
};
