import { caller, type Handler } from '../handler';
import { requireSpeaker, rolesIn } from './speaker';
import { invitationsOf, openAmong } from './team-invitation';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the people who speak for the caller's supplier, owners first; staff see no invitations. */
export const supplierTeam: Handler<'supplierTeam'> = async ({ firestore, now }, call) => {
  const { uid } = caller(call);
  const supplierId = await requireSpeaker(firestore, uid, call.body);
  const roles = rolesIn(await firestore.doc(`suppliers/${supplierId}`).get());
  const profiles = await firestore.getAll(...[...roles.keys()].map((one) => firestore.doc(`users/${one}`)));
  const people = profiles.map((profile) => ({
    uid: profile.id,
    name: textOf(profile.get('name')),
    email: textOf(profile.get('contacts.email')),
    role: roles.get(profile.id) ?? 'staff',
  }));
  const isOwner = roles.get(uid) === 'owner';
  const open = isOwner ? openAmong(await invitationsOf(firestore, supplierId).get(), now()) : [];
  return {
    people: people.toSorted((a, b) => a.role.localeCompare(b.role) || a.name.localeCompare(b.name)),
    invitations: open.map(({ id, email, expiresAt }) => ({ id, email, expiresAt })),
  };
};
