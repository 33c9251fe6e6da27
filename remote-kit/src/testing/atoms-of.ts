import { type AtomStore, atomStoreOf } from '../atoms/atom-stores';
import type { TestHost } from './test-host';

/**
 * Returns reader and writer of the atoms of a tree that was rendered with this host.
 *
 * @example
 * const atoms = atomsOf(host);
 * await act(async () => atoms.set(pointedAtom, 'GB1'));
 * expect(atoms.get(chosenAtom)).toBeNull();
 */
export const atomsOf = (host: TestHost): Pick<AtomStore, 'get' | 'set'> => atomStoreOf(host);
