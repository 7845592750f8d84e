import type { DieLines, DrawingFault } from '@diy/design/die-lines';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../lib/notifications.ts';

/** A file of die lines that was read. */
export interface ReadDieLineFile {
  fileName: string;
  read: DieLines;
}

const MAX_BYTES = 20_000_000;

/** Reads a file that was chosen, here in the page; what is wrong with it is said. */
export function useDieLineFile() {
  const { t } = useTranslation('own-templates');
  const [file, setFile] = useState<ReadDieLineFile | null>(null);
  const open = async (chosen: File): Promise<void> => {
    const refuse = (fault: DrawingFault) => notify.error(t(`dieLine.fault.${fault}`));
    if (chosen.size > MAX_BYTES) return refuse('too-large');
    // Most pages never read such a file.
    const { DrawingRefused, readDieLines } = await import('@diy/design/die-lines');
    try {
      setFile({ fileName: chosen.name, read: readDieLines(await chosen.text()) });
    } catch (error) {
      if (!(error instanceof DrawingRefused)) throw error;
      refuse(error.fault);
    }
  };
  return { file, open, close: () => setFile(null) };
}
