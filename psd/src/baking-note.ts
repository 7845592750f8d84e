/** What the file does not prove, or what of it no picture shows: it is shown to people, and nothing is refused. */
export type BakingNote =
  /** Soft edges of text, mixed as Photoshop does by default. */
  | { note: 'text light'; layer: string }
  /** The file holds no picture of all its layers with which they could be compared. */
  | { note: 'not compared' }
  /** Hidden layers that are part of no picture; the first of them by name, a group as one. */
  | { note: 'hidden layers'; names: string[]; count: number }
  /** Layers named as colours of the product that are not taken as such, and the reason. */
  | { note: 'no colours'; group: string; names: string[]; reason: NoColours };

/** Why layers named as colours are not the colours of the product. */
export type NoColours = 'none shows' | 'several show' | 'same names' | 'too many';
