import { personConstants } from '../people';

/** People of a supplier. */
export const teamConstants = {
  /** With open invitations. */
  peopleMax: 12,
  /** Of an address that is invited. */
  emailLength: personConstants.emailLength,
  invitationLifetimeMs: 14 * 86_400_000,
  /** Labels that a supplier may have. */
  labelsMax: 12,
  /** Labels on one enquiry. */
  labelsPerEnquiry: 5,
} as const;
