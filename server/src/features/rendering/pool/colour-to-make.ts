/** A colour of a product, and the key under which its mockup is stored. */
export interface ColourToMake {
  colourId: string;
  key: string;
}
