import { atom, type PrimitiveAtom, useAtomValue } from '@posy/remote-kit/atoms';
import { useMemo } from 'react';

/** Makes an atom that is empty again once no list and no map read it. */
const supplierAtom = (): PrimitiveAtom<string | null> => {
  const made = atom<string | null>(null);
  made.onMount = (set) => () => set(null);
  return made;
};

/** Id of the supplier under the pointer or with the focus, in the list or on the map. */
export const pointedAtom = supplierAtom();

/** Id of the supplier whose pin was pressed. */
export const chosenAtom = supplierAtom();

/** Chooses the supplier after the chosen one of a group of pins; the first after the last. */
export const chooseNextAtom = atom(null, (get, set, ids: readonly string[]): void =>
  set(chosenAtom, ids[(ids.indexOf(get(chosenAtom) ?? '') + 1) % ids.length] ?? null),
);

const separator = ' ';

/** Returns true while the atom has one of these ids; a component renders again only when that changes. */
const useHasOneOf = (of: PrimitiveAtom<string | null>, ids: readonly string[]): boolean => {
  const joined = ids.join(separator);
  return useAtomValue(
    useMemo(
      () =>
        atom((get) => {
          const id = get(of);
          return id !== null && joined.split(separator).includes(id);
        }),
      [of, joined],
    ),
  );
};

/** Returns true while one of these suppliers is pointed at. */
export const useIsPointed = (ids: readonly string[]): boolean => useHasOneOf(pointedAtom, ids);

/** Returns true while one of these suppliers is chosen. */
export const useIsChosen = (ids: readonly string[]): boolean => useHasOneOf(chosenAtom, ids);
