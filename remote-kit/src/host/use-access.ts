import type { AccessArea, AccessLevel } from '@posy/shared-contracts/entities';
import { accessOf } from '@posy/shared-contracts/rules';
import { useSignedIn } from './session-hooks';

/**
 * What the signed-in person may do in an area of their wedding, live: a change by its owner shows at once. `none` for
 * visitors, for people without a wedding, and until the wedding is known. Source: S6-collab-02, D-role-01.
 */
export const useAccess = (area: AccessArea): AccessLevel => {
  const person = useSignedIn();
  return person === null || person.wedding === null ? 'none' : accessOf(person.wedding, person.uid, area);
};
