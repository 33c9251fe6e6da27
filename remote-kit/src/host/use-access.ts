import type { AccessArea, AccessLevel } from '@posy/shared-contracts/entities';
import { accessOf } from '@posy/shared-contracts/rules';
import { useSignedIn } from './session-hooks';

/**
 * Returns the signed-in person's access to an area of their wedding, live: a change by its owner applies at once.
 * `none` for visitors, for people without a wedding, and until the wedding is known. Source: S6-collab-02, D-role-01.
 *
 * @example
 * const canEdit = useAccess('guests') === 'edit';
 */
export const useAccess = (area: AccessArea): AccessLevel => {
  const person = useSignedIn();
  return person === null || person.wedding === null ? 'none' : accessOf(person.wedding, person.uid, area);
};
