/** What became of a file that was taken in. */
export type Taken =
  | {
      outcome: 'accepted';
      /** What prints draw: upright, sRGB, 8 bit. */
      drawnPath: string;
      /** Whether the caller deletes it. */
      isTemporary: boolean;
      widthPx: number;
      heightPx: number;
      notes: string[];
      needsCheck: boolean;
    }
  | Failed;

/** A file of which nothing is drawn. */
interface Failed {
  outcome: 'refused' | 'crashed' | 'hung';
  reason: string;
}
