/** Extent of a guest's invitation, the smallest first. `invitedParts` has the parts of each. */
export const invitationTypes = ['evening', 'day', 'ceremony'] as const;
export type InvitationType = (typeof invitationTypes)[number];
