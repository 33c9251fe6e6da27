import { useReadable, useViewport } from '@posy/remote-kit';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { hiddenMap } from './hidden-map';

/** Width from which a list has room for its map beside it. */
export const besideFrom = 1280;

/** Whether a list shows its map: where there is room unless it was hidden, elsewhere when the address asks for it. */
export const useShownMap = ({ isMapped }: SupplierSearch) => {
  const isWide = useViewport().width >= besideFrom;
  const isHidden = useReadable(hiddenMap);
  return { isWide, isHidden, isShown: isMapped || (isWide && !isHidden) };
};
