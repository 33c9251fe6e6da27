/** Evidence of a claim of a profile: an address of the profile's own domain, or a document. */
export const claimWays = ['address', 'document'] as const;
export type ClaimWay = (typeof claimWays)[number];

export const claimStates = ['open', 'granted', 'refused', 'withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];
