/** How much of the wedding a guest is invited to, the least first. `invitedParts` says what each takes in. */
export const invitationTypes = ['evening', 'day', 'ceremony'] as const;
export type InvitationType = (typeof invitationTypes)[number];
