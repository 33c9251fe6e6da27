import { type Access, accessSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { useDraft } from '#adapters/stored/use-draft';
import type { Collaborator, GivenRole } from '../collaboration-queries';

/** What somebody is to be, and may do. */
export interface Chosen {
  role: GivenRole;
  access: Access;
}

const draftSchema = v.object({
  /** What the server said of them when it was chosen. */
  from: v.string(),
  role: v.picklist(['partner', 'helper']),
  access: accessSchema,
});

/** What was chosen for somebody and not saved, kept in this tab. What the server says anew begins anew. */
export const useMemberDraft = (weddingId: string, { id, role, access }: Collaborator) => {
  const from = JSON.stringify([role, access]);
  const [stored, save] = useDraft(`member.${weddingId}.${id}`, draftSchema);
  return {
    chosen: stored?.from === from ? stored : null,
    choose: (chosen: Chosen): void => save({ from, ...chosen }),
    forget: (): void => save(null),
  };
};
export type MemberDraft = ReturnType<typeof useMemberDraft>;
