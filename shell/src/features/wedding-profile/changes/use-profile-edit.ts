import { useHost } from '@posy/remote-kit';
import { performEdit, type PersonsEdit, type Sent } from '@posy/remote-kit/edits';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import type { ProfileChange } from './profile-changes';
import { profileEdit } from './profile-edit';
import { aboutProfile, useProfilePlace } from './use-profile-place';

/** What is said of a change of the profile, and what follows it; what is left out is said as of every other one. */
export interface ProfileSaying extends Partial<Pick<PersonsEdit, 'refused' | 'undoneNotice' | 'saved'>> {
  notice: PersonsEdit['notice'];
  alongside?: Record<string, unknown>;
  /** The person has just begun this wedding: nobody has taken it from them, whatever the server refuses. */
  isBegun?: boolean;
}

/** Changes the profile of the wedding that is open. Resolves once the server has it, it is queued, or it was refused. */
export type EditProfile = (
  wedding: Identified<Wedding>,
  changes: readonly ProfileChange[],
  saying: ProfileSaying,
) => Promise<Sent | 'refused'>;

export const useProfileEdit = (): EditProfile => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const place = useProfilePlace();
  return (shown, changes, { alongside, isBegun = false, ...saying }) => {
    const session = host.session.get();
    const person = session.status === 'signed-in' ? session : null;
    // What somebody else changed since it was drawn is what an undo goes back to.
    const wedding = person?.wedding?.id === shown.id ? person.wedding : shown;
    if (person === null) return Promise.resolve('refused');
    const where = isBegun ? { ...place, words: { ...place.words, forbidden: null } } : place;
    return performEdit(where, {
      edit: profileEdit({ wedding, changes, person, ...(alongside === undefined ? {} : { alongside }) }),
      about: aboutProfile,
      refused: formatMessage({ id: 'shell.profile.failed' }),
      refusedLater: formatMessage({ id: 'shell.profile.refusedLater' }),
      ...saying,
    }).settled;
  };
};
