import { personConstants } from '#constants/people';

/** People of a supplier. */
export const teamConstants = {
  /** Most people, including open invitations. */
  peopleMax: 12,
  /** Length of an invited e-mail address. */
  emailLength: personConstants.emailLength,
  invitationLifetimeMs: 14 * 86_400_000,
  /** Labels that a supplier may have. */
  labelsMax: 12,
  /** Labels on one enquiry. */
  labelsPerEnquiry: 5,
} as const;
