/** Of a journey that runs at several sizes or for several kinds, the gate runs one; the full run has all. */
export const fastTierIf = (isFast: boolean): { tag: string[] } => ({ tag: isFast ? ['@gate'] : [] });
