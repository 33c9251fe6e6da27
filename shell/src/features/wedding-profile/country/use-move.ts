import { useHost } from '@posy/remote-kit';
import type { Sent } from '@posy/remote-kit/edits';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import type { ProfileChange } from '../changes/profile-changes';
import { useProfileEdit } from '../changes/use-profile-edit';
import { aboutProfile } from '../changes/use-profile-place';
import { useCountryName } from './use-country-name';

type CountryMove = Extract<ProfileChange, { kind: 'country' }>;

/**
 * Moves a wedding to another country, whose market is another page, which needs a connection. When the connection is
 * lost meanwhile the move is saved here and reported. `moved` is called in both cases; resolves to the result.
 */
export const useMove = () => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const nameOf = useCountryName();
  const edit = useProfileEdit();
  const move = async (
    wedding: Identified<Wedding>,
    change: CountryMove,
    moved: (sent: Sent) => void,
  ): Promise<Sent | 'refused'> => {
    const stored = formatMessage({ id: 'shell.profile.country.stored' }, { country: nameOf(change.country) });
    const notice = (sent: Sent) => (sent === 'stored' ? { tone: 'info' as const, text: stored } : null);
    if (host.online.get()) return edit(wedding, [change], { notice, onSaved: moved });
    const action = {
      label: formatMessage({ id: 'shell.profile.again' }),
      run: () => void move(wedding, change, moved),
    };
    host.notices.show({
      tone: 'error',
      text: formatMessage({ id: 'shell.profile.failed' }),
      about: aboutProfile,
      action,
    });
    return 'refused';
  };
  return move;
};
