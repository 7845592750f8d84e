import { useEffect } from 'react';
import { useSession } from '../session/designer-context.ts';
import { withRecordedSizes } from '../session/pictures/load-design-pictures.ts';
import { useVersion } from './use-versions.ts';

/** A version's document, with its pictures announced to the session so that they can be drawn; undefined = not there yet, or never where there is an error. */
export function useVersionDesign(id: string, version: number) {
  const { pictures } = useSession();
  const { data, error, refetch } = useVersion(id, version);
  useEffect(() => {
    if (!data) return;
    for (const picture of withRecordedSizes(data)) {
      if (!pictures.known(picture.id)) pictures.add(picture);
      pictures.request(picture.id);
    }
  }, [data, pictures]);
  return { item: data, error, refetch };
}
