import { changePaths, type Edit, joinEdits, noEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { User, Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { fieldsOf, type ProfileChange, withChanges } from './profile-changes';

export interface ProfileEdit {
  /** The wedding before the changes. */
  wedding: Identified<Wedding>;
  changes: readonly ProfileChange[];
  person: Pick<SignedIn, 'uid' | 'user'>;
  /** Further fields that are saved with it, such as the progress of onboarding. */
  alongside?: Record<string, unknown>;
}

/** The person's own language and currency follow the wedding's country. Source: S3-user-01. */
const ownFields = ({ wedding, changes, person: { uid, user } }: ProfileEdit): Edit => {
  if (!changes.some(({ kind }) => kind === 'country')) return noEdit;
  const { locale, currency } = withChanges(wedding, changes).l10n;
  return changePaths<User>(
    collections.users(),
    { ...user, id: uid },
    { 'l10n.locale': locale, 'l10n.currency': currency },
  );
};

/** Returns changes of the profile as one edit, which writes only their own fields. */
export const profileEdit = (edit: ProfileEdit): Edit => {
  const { wedding, changes, alongside } = edit;
  const fields = Object.assign({}, ...changes.map((change) => fieldsOf(wedding, change)), alongside) as object;
  return joinEdits(changePaths<Wedding>(collections.weddings(), wedding, { ...fields }), ownFields(edit));
};
