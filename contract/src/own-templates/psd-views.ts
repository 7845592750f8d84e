/** The end of a key that names a view of a PSD; the rest names the smart object. */
const VIEW = /@((?:artboard|slice|guides|comp|colour)--?\d+)$/;

/** The smart object that a key names, in whichever view. */
export const objectOfKey = (key: string): string => key.replace(VIEW, '');

/** The view of a PSD that a key names; empty = all of it, as it was saved. */
export const viewOfKey = (key: string): string => VIEW.exec(key)?.[1] ?? '';
