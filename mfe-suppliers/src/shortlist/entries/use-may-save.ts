import { useAccess, useHost, useSession } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import type { Entry } from '../rules/entry';

/**
 * Whether a person may save, asked at the moment they want to. Who may not is told what to do: visitors to sign up, helpers
 * that it is not theirs. Source: S4-shortlist-02, S4-shortlist-03.
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
    /** Whether they may also decide what guests read of it: a booked venue of the couple's own may stand on the website. */
    mayShowGuests: ({ type, customSupplier }: Pick<Entry, 'type' | 'customSupplier'>): boolean =>
      maySave() && (type !== 'venues' || !customSupplier || website === 'edit' || refuse('shortlist.forbiddenWebsite')),
  };
};
