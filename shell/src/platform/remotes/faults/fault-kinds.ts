/** Faults that the inspector switches on for a remote, in one tab. */
export const faultKinds = ['down', 'slow', 'broken', 'deaf'] as const;
export type FaultKind = (typeof faultKinds)[number];
