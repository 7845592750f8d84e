import { createContext, type ReactNode } from 'react';

/** A picture that the workshop made. */
export interface MadePicture {
  id: string;
  name: string;
  url: string;
  width: number;
  height: number;
  is_damaged?: boolean;
}

/** Shows the workshop for a library picture; the page knows how. */
export type RenderWorkshop = (props: {
  imageId: string;
  onClose: () => void;
  onMade: (picture: MadePicture) => void;
}) => ReactNode;

/** The workshop of the page; null where there is no workshop. */
export const WorkshopContext = createContext<RenderWorkshop | null>(null);
