import { useHost } from '@posy/remote-kit';
import { changePaths, type Edit, type EditPlace, performEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Access, Wedding } from '@posy/shared-contracts/entities';
import type { FirestoreWrite, Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import { noAccess } from '../areas';
import { type GivenRole, useUpdateMember } from '../collaboration-queries';
import { failureWords } from '../failure-words';
import type { MemberChoice } from './use-member-draft';

const paths = (uid: string) => ({ role: `roles.${uid}`, access: `access.${uid}` });

/**
 * Returns a member's role and access as an edit of the wedding. Partners may do everything, so their areas are not
 * stored.
 */
export const memberEdit = (wedding: Identified<Wedding>, uid: string, { role, access }: MemberChoice): Edit => {
  const path = paths(uid);
  return changePaths<Wedding>(collections.weddings(), wedding, {
    ...(wedding.roles[uid] === role ? {} : { [path.role]: role }),
    [path.access]: role === 'helper' ? access : undefined,
  });
};

/** Returns the member's role and access after these writes. */
export const chosenBy = (wedding: Wedding, uid: string, writes: readonly FirestoreWrite[]): MemberChoice => {
  const path = paths(uid);
  const data: Readonly<Record<string, unknown>> = Object.assign(
    {},
    ...writes.map((write) => ('data' in write ? write.data : {})),
  );
  const role = (data[path.role] ?? wedding.roles[uid]) as GivenRole;
  const access = (path.access in data ? data[path.access] : wedding.access?.[uid]) as Access;
  return { role, access: role === 'helper' ? access : noAccess };
};

/** Saves a member's role and access. The server makes the change: only it writes the members of a wedding. */
export const useSaveMember = (wedding: Identified<Wedding>, uid: string, name: string) => {
  const intl = useIntl();
  const host = useHost();
  const update = useUpdateMember(wedding.id);
  const now = (): Identified<Wedding> => {
    const session = host.session.get();
    return session.status === 'signed-in' && session.wedding?.id === wedding.id ? session.wedding : wedding;
  };
  const place: EditPlace = {
    host,
    feature: 'collaboration',
    area: 'own',
    isMadeByServer: true,
    commit: async (writes) => void (await update.mutateAsync({ uid, ...chosenBy(now(), uid, writes) })),
    words: {
      undo: intl.formatMessage({ id: 'collab.undo' }),
      retry: intl.formatMessage({ id: 'collab.retry' }),
      changedSince: intl.formatMessage({ id: 'collab.changedSince' }),
      forbidden: intl.formatMessage({ id: 'collab.failure.not-allowed' }),
    },
  };
  const save = (chosen: MemberChoice, onSaved: () => void): void =>
    void performEdit(place, {
      edit: memberEdit(now(), uid, chosen),
      about: `member ${uid}`,
      notice: { text: intl.formatMessage({ id: 'collab.member.saved' }, { name }) },
      refused: (error) => failureWords(intl, error),
      onSaved,
    });
  return { save, isSaving: update.isPending };
};
