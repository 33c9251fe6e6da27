import { useState } from 'react';

/** The supplier that list and map highlight together. */
export interface Pointing {
  /** Id of the supplier under the pointer or with the focus. */
  pointed: string | null;
  /** Id of the supplier whose pin was pressed. */
  chosen: string | null;
  point: (id: string | null) => void;
  choose: (id: string | null) => void;
}

/** The shared highlight of a list and its map. */
export const usePointing = (): Pointing => {
  const [pointed, point] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  return { pointed, chosen, point, choose };
};
