import { accessSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { firstAccess, opensAny } from '../areas';

/** The values of the invitation form, stored until it is sent. */
export const inviteDraftSchema = v.object({
  way: v.picklist(['email', 'link']),
  email: v.string(),
  role: v.picklist(['partner', 'helper']),
  access: accessSchema,
  message: v.string(),
});
export type InviteDraft = v.InferOutput<typeof inviteDraftSchema>;

/** Returns the empty form. A member who may not invite partners begins with a helper. */
export const newInvitation = (mayInvitePartner: boolean): InviteDraft => ({
  way: 'email',
  email: '',
  role: mayInvitePartner ? 'partner' : 'helper',
  access: firstAccess,
  message: '',
});

const emailSchema = v.pipe(v.string(), v.trim(), v.email());

export interface InviteFaults {
  email?: 'collab.invite.emailMissing' | 'collab.invite.emailInvalid';
  areas?: 'collab.areas.missing';
}

/** Returns the message ids of the faults, by field; empty when the form can be sent. */
export const inviteFaults = ({ way, email, role, access }: InviteDraft): InviteFaults => {
  const faults: InviteFaults = {};
  const isAddress: boolean = v.is(emailSchema, email);
  if (way === 'email' && !isAddress)
    faults.email = email.trim() === '' ? 'collab.invite.emailMissing' : 'collab.invite.emailInvalid';
  if (role === 'helper' && !opensAny(access)) faults.areas = 'collab.areas.missing';
  return faults;
};
