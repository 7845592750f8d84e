import { expect, it } from 'vitest';
import { pictureInColour } from './picture-in-colour.ts';

const navy = { id: 'navy', hex: '#1F2A44', melange: undefined };
const other = (picture: string, colourIds: string[], takesColour: boolean) => ({
  picture,
  colourIds,
  takesColour,
});

it.each([
  ['the one picture, coloured', undefined, navy, { picture: 'own', colourHex: '#1F2A44' }],
  ['the one picture, as it is', undefined, undefined, { picture: 'own', colourHex: '#FFFFFF' }],
  [
    'a photograph of the colour',
    [other('red', ['red'], false), other('blue', ['navy'], false)],
    navy,
    { picture: 'blue', colourHex: '#FFFFFF' },
  ],
  ['a white one, coloured', [other('back', ['navy'], true)], navy, { picture: 'back', colourHex: '#1F2A44' }],
  [
    'its own uncoloured where none shows the colour',
    [other('red', ['red'], true)],
    navy,
    { picture: 'own', colourHex: '#FFFFFF' },
  ],
  [
    'its own where no colour is asked for',
    [other('red', ['red'], true)],
    undefined,
    { picture: 'own', colourHex: '#FFFFFF' },
  ],
  ['its own where there are no others', [], navy, { picture: 'own', colourHex: '#FFFFFF' }],
] as const)('shows %s', (_, others, colour, expected) => {
  expect(pictureInColour('own', others, colour)).toMatchObject(expected);
});
