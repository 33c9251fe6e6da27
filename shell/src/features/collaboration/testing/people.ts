import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { noAccess } from '../areas';
import type { Collaborator, Invitation } from '../collaboration-queries';

const person = (id: string, name: string, role: Collaborator['role']): Collaborator => ({
  id,
  name,
  email: `${name.toLowerCase()}@example.com`,
  role,
  access: role === 'helper' ? { ...noAccess, guests: 'edit', checklist: 'view' } : null,
  joinedAt: null,
  image: null,
});

/** An owner, a partner and a helper. */
export const maya = person('u1', 'Maya', 'owner');
export const tom = person('u2', 'Tom', 'partner');
export const joan = person('u3', 'Joan', 'helper');

/** An open invitation by mail. */
export const bisi: Invitation = {
  id: 'i1',
  role: 'helper',
  access: { ...noAccess, budget: 'view' },
  email: 'bisi@example.com',
  invitedBy: 'Maya',
  createdAt: '2026-11-18T09:30:00.000Z',
  expiresAt: '2026-12-02T09:30:00.000Z',
};

/** The three's wedding. */
export const sharedWedding = exampleWedding({ roles: { u1: 'owner', u2: 'partner', u3: 'helper' } });

/** One of them, signed in. */
export const signedInAs = ({ id, name, email, role }: Collaborator): SignedIn => {
  const { user } = exampleSignedIn();
  return exampleSignedIn({ uid: id, email, user: { ...user, name }, wedding: sharedWedding, role });
};
