import { useReadable, useViewport } from '@posy/remote-kit';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { hiddenMap } from './map-settings';

/** The width from which a list has space for its map beside it. */
export const besideFrom = 1280;

/** Returns whether a list shows its map: on wide screens unless it was hidden, elsewhere when the address has it. */
export const useShownMap = ({ isMapped }: SupplierSearch) => {
  const isWide = useViewport().width >= besideFrom;
  const isHidden = useReadable(hiddenMap);
  return { isWide, isHidden, isShown: isMapped || (isWide && !isHidden) };
};
