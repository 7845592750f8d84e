import { useEffect, useState } from 'react';
import { loadImageMessages, wordRefusal } from '../../../../shared/images/word-image-message.ts';

/** Words refusals of pictures; the server's own sentence until the texts are loaded. */
export function useImageMessages(): typeof wordRefusal {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    void loadImageMessages().then(() => setLoaded(true));
  }, []);
  return wordRefusal;
}
