import { useSignedIn } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { accessOf } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';

/** A member who may take on tasks. `name` is null for a member without a name, who is shown by role. */
export interface ChecklistMember {
  uid: string;
  name: string | null;
  isMe: boolean;
  isHelper: boolean;
}

/** Lists everybody who may read the checklist: the reader first, then the couple, then helpers. */
export const membersOf = (
  wedding: Pick<Wedding, 'roles' | 'access' | 'users'>,
  me: { uid: string; name: string },
): ChecklistMember[] => {
  const names = new Map((wedding.users ?? []).map(({ id, name }) => [id, name.trim()]));
  const members = Object.keys(wedding.roles)
    .filter((uid) => accessOf(wedding, uid, 'checklist') !== 'none')
    .map((uid) => ({
      uid,
      name: (uid === me.uid ? me.name.trim() : names.get(uid)) || null,
      isMe: uid === me.uid,
      isHelper: wedding.roles[uid] === 'helper',
    }));
  const rank = ({ isMe, isHelper }: ChecklistMember): number => (isMe ? 0 : isHelper ? 2 : 1);
  return members.sort(
    (a, b) => rank(a) - rank(b) || (a.name ?? '').localeCompare(b.name ?? '') || (a.uid < b.uid ? -1 : 1),
  );
};

/** The members of the wedding as the signed-in person sees them. */
export const useMembers = (wedding: Wedding): ChecklistMember[] => {
  const person = useSignedIn();
  const uid = person?.uid ?? '';
  const name = person?.user.name ?? '';
  const { roles, access, users } = wedding;
  return useMemo(() => membersOf({ roles, access, users }, { uid, name }), [roles, access, users, uid, name]);
};
