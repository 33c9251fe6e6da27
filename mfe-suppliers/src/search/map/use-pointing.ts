import { useState } from 'react';

/** Whom list and map show together. */
export interface Pointing {
  /** Under the pointer or the focus, by id. */
  pointed: string | null;
  /** Whose pin was pressed. */
  chosen: string | null;
  point: (id: string | null) => void;
  choose: (id: string | null) => void;
}

/** One pointing for list and map. */
export const usePointing = (): Pointing => {
  const [pointed, point] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  return { pointed, chosen, point, choose };
};
