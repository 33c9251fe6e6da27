import { useAtomValue as useValueIn, useSetAtom as useSetterIn } from 'jotai/react';
import type { Atom, WritableAtom } from 'jotai/vanilla';
import { useHost } from '../host/host-context';
import { atomStoreOf } from './atom-stores';

/** Returns an atom's value in this mounted remote; only a change of the value renders the component again. */
export const useAtomValue = <Value>(of: Atom<Value>): Awaited<Value> =>
  useValueIn(of, { store: atomStoreOf(useHost()) });

/** Returns a function that writes an atom of this mounted remote; the component does not render when it changes. */
export const useSetAtom = <Value, Args extends unknown[], Result>(
  of: WritableAtom<Value, Args, Result>,
): ((...args: Args) => Result) => useSetterIn(of, { store: atomStoreOf(useHost()) });
