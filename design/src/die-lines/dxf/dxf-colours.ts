/** The colours of AutoCAD's index that drawings name most; of the others the number is shown. */
const COLOURS = [
  '',
  '#FF0000',
  '#FFFF00',
  '#00FF00',
  '#00FFFF',
  '#0000FF',
  '#FF00FF',
  '#000000',
  '#808080',
  '#C0C0C0',
];

/** A colour by its number in AutoCAD's index; empty = one of its 245 mixed ones. */
export const colourOfIndex = (number: number): string => COLOURS[number] ?? '';
