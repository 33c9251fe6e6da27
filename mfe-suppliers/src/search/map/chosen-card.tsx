import { useAtomValue, useSetAtom } from '@posy/remote-kit/atoms';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { chosenAtom } from '../highlight/highlight';
import { MapCard } from './map-card';
import type { MappedSupplier } from './mapped';

/** The card of the supplier whose pin was pressed, while the map has it. */
export const ChosenCard = ({ suppliers, search }: { suppliers: readonly MappedSupplier[]; search: SupplierSearch }) => {
  const chosen = useAtomValue(chosenAtom);
  const choose = useSetAtom(chosenAtom);
  const supplier = suppliers.find(({ id }) => id === chosen);
  return supplier === undefined ? null : <MapCard supplier={supplier} search={search} onClose={() => choose(null)} />;
};
