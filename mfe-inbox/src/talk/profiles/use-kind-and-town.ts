import type { Conversation } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import { useProfile } from './supplier-face';

/** Returns a supplier's category, with its town as soon as its profile has loaded. */
export const useKindAndTown = ({ supplierId, supplierType }: Conversation): string => {
  const { formatMessage } = useIntl();
  const town = useProfile(supplierId)?.town ?? null;
  const kind = formatMessage({ id: 'inbox.category' }, { category: supplierType });
  return town === null || town === '' ? kind : `${kind}, ${town}`;
};
