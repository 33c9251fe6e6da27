import { useHost } from '@posy/remote-kit';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import type { ProfileChange } from '../changes/profile-changes';
import { aboutProfile } from '../changes/use-save-failure';
import { useSendProfile } from '../changes/use-send-profile';
import { useCountryName } from './use-country-name';

type Move = Extract<ProfileChange, { kind: 'country' }>;

/**
 * Moves a wedding to another country, whose market is another page: that needs a connection. One that is lost in the
 * middle keeps the move here and says so; then it resolves to false, and the page stays. Rejects when it is refused.
 */
export const useMove = (): ((weddingId: string, move: Move) => Promise<boolean>) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const nameOf = useCountryName();
  const { send, editNow } = useSendProfile();
  return async (weddingId, move) => {
    if (!host.online.get()) throw new FirestoreError('unavailable', 'A move needs a connection.');
    const sent = await send(editNow(weddingId, [move]));
    if (sent === 'kept')
      host.notices.show({
        tone: 'info',
        text: formatMessage({ id: 'shell.profile.country.kept' }, { country: nameOf(move.country) }),
        about: aboutProfile,
      });
    return sent === 'sent';
  };
};
