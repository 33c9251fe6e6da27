import { useAccess, useHost, useSession } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import type { ShortlistEntry } from '../rules/entry';

/**
 * Checks at the time of an action whether the person may save. A notice tells others the next step: visitors to sign
 * up, helpers that they lack the access. Source: S4-shortlist-02, S4-shortlist-03.
 */
export const useMaySave = () => {
  const host = useHost();
  const session = useSession();
  const suppliers = useAccess('suppliers');
  const website = useAccess('website');
  const { formatMessage } = useIntl();
  const refuse = (id: 'shortlist.forbidden' | 'shortlist.forbiddenWebsite'): false => {
    host.notices.show({ tone: 'info', text: formatMessage({ id }) });
    return false;
  };
  const maySave = (): boolean => {
    if (suppliers === 'edit') return true;
    if (session.status !== 'signed-out') return refuse('shortlist.forbidden');
    host.askToSignUp({ reason: 'save', answered: () => undefined });
    return false;
  };
  return {
    maySave,
    /** Checks also the access to texts for guests: the couple's own booked venue may be on the website. */
    mayShowGuests: ({ type, customSupplier }: Pick<ShortlistEntry, 'type' | 'customSupplier'>): boolean =>
      maySave() && (type !== 'venues' || !customSupplier || website === 'edit' || refuse('shortlist.forbiddenWebsite')),
  };
};
