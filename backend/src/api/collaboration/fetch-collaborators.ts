import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { userSchema, type Wedding } from '@posy/shared-contracts/entities';
import { mayManage } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { caller, type Handler } from '../handler';
import { requireMember } from '../membership';
import { invitationsOf, maskedEmail, mayStillGive, openAmong } from './invitation';

type Collaborators = EndpointOutput<'fetchCollaborators'>;

const { name, contacts, image } = userSchema.entries;
const nobody = { name: '', contacts: { email: '' }, image: null };
const person = v.object({
  name: v.fallback(name, nobody.name),
  contacts: v.fallback(contacts, nobody.contacts),
  image: v.fallback(image, nobody.image),
});

/**
 * Returns the members. Addresses are whole for managers and for the caller's own entry, masked otherwise. A member
 * without a profile is listed by id alone.
 */
const people = async (firestore: Firestore, wedding: Wedding, uid: string): Promise<Collaborators['collaborators']> => {
  const uids = Object.keys(wedding.roles);
  const profiles = await firestore.getAll(...uids.map((id) => firestore.doc(`users/${id}`)));
  const isHelper = wedding.roles[uid] === 'helper';
  return Object.entries(wedding.roles).map(([id, role], index) => {
    const read = v.safeParse(person, plain(profiles[index]?.data()));
    const { name, contacts, image } = read.success ? read.output : nobody;
    const email = isHelper && id !== uid && contacts.email !== '' ? maskedEmail(contacts.email) : contacts.email;
    const access = role === 'helper' ? (wedding.access?.[id] ?? null) : null;
    const joinedAt = wedding.users?.find((user) => user.id === id)?.joinedAt ?? null;
    return { id, name, email, role, access, joinedAt, image: image ?? null };
  });
};

const invitations = async (
  { firestore, now, weddingId }: { firestore: Firestore; now: number; weddingId: string },
  wedding: Wedding,
  uid: string,
): Promise<Collaborators['invitations']> => {
  const stored = await invitationsOf(firestore, weddingId).get();
  return openAmong(stored, now)
    .filter((invitation) => mayStillGive(wedding.roles, invitation))
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .map(({ id, role, access, email, invitedBy, createdAt, expiresAt }) => ({
      id,
      role,
      access,
      email: email === null || mayManage(wedding.roles[uid] ?? 'helper', role) ? email : maskedEmail(email),
      invitedBy: invitedBy.name,
      createdAt,
      expiresAt,
    }));
};

/** The people with access to a wedding and its open invitations, for its members. Source: S7-collaborators-01. */
export const fetchCollaborators: Handler<'fetchCollaborators'> = async ({ firestore, now }, call) => {
  const { uid } = caller(call);
  const { weddingId } = call.body;
  const wedding = requireMember(await firestore.doc(`weddings/${weddingId}`).get(), uid);
  return {
    collaborators: await people(firestore, wedding, uid),
    invitations: await invitations({ firestore, now: now(), weddingId }, wedding, uid),
  };
};
