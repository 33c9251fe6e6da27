import { userSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { caller, type Handler } from '../handler';
import { requireMember } from '../membership';
import { plain } from '../plain';

const person = v.pick(userSchema, ['name', 'contacts']);

/** The people with access to a wedding, for its members; who has no readable profile is listed by id alone. */
export const fetchCollaborators: Handler<'fetchCollaborators'> = async ({ firestore }, call) => {
  const snapshot = await firestore.doc(`weddings/${call.body.weddingId}`).get();
  const { roles, access } = requireMember(snapshot, caller(call).uid);
  const collaborators = await Promise.all(
    Object.entries(roles).map(async ([id, role]) => {
      const read = v.safeParse(person, plain((await firestore.doc(`users/${id}`).get()).data()));
      const { name, email } = read.success
        ? { name: read.output.name, email: read.output.contacts.email }
        : { name: '', email: '' };
      return {
        id,
        name,
        email,
        role,
        access: role === 'helper' ? (access?.[id] ?? null) : null,
        joinedAt: null,
        image: null,
      };
    }),
  );
  return { collaborators, invitations: [] };
};
