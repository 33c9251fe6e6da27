import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { type Access, accessAreas, type AccessLevel } from '@posy/shared-contracts/entities';

/** A helper whom the couple let in at the website so far, and nowhere else. */
export const helperSession = (website: AccessLevel) => {
  const access = { ...Object.fromEntries(accessAreas.map((area) => [area, 'none'])), website } as Access;
  const wedding = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access: { u1: access } });
  return exampleSignedIn({ role: 'helper', wedding });
};
