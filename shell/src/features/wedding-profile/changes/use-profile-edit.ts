import { useHost } from '@posy/remote-kit';
import { performEdit, type PersonsEdit, type Sent } from '@posy/remote-kit/edits';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import type { ProfileChange } from './profile-changes';
import { profileEdit } from './profile-edit';
import { aboutProfile, useProfilePlace } from './use-profile-place';

/** The notice of a change of the profile, and its callbacks; the defaults apply to missing ones. */
export interface ProfileSaying extends Partial<Pick<PersonsEdit, 'refused' | 'undoneNotice' | 'onSaved'>> {
  notice: PersonsEdit['notice'];
  alongside?: Record<string, unknown>;
  /** True when the person has just created this wedding: a refusal does not mean that they lost access. */
  isBegun?: boolean;
}

/**
 * Changes the profile of the open wedding. Resolves once the server has the change, it is queued, or it was rejected.
 */
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
    // An undo restores the latest state, including changes that others made since the render.
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
