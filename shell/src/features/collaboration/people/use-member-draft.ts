import { type Access, accessSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { useDraft } from '#adapters/stored/use-draft';
import type { Collaborator, GivenRole } from '../collaboration-queries';

/** The chosen role and access. */
export interface MemberChoice {
  role: GivenRole;
  access: Access;
}

const draftSchema = v.object({
  /** The server's values at the time of the choice. */
  from: v.string(),
  role: v.picklist(['partner', 'helper']),
  access: accessSchema,
});

/** The unsaved choice for a member, stored in this tab. A change from the server resets it. */
export const useMemberDraft = (weddingId: string, { id, role, access }: Collaborator) => {
  const from = JSON.stringify([role, access]);
  const [stored, save] = useDraft(`member.${weddingId}.${id}`, draftSchema);
  return {
    chosen: stored?.from === from ? stored : null,
    choose: (chosen: MemberChoice): void => save({ from, ...chosen }),
    forget: (): void => save(null),
  };
};
export type MemberDraft = ReturnType<typeof useMemberDraft>;
