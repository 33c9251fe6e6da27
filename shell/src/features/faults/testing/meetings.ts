/** The faults that may occur during a flow. */
export const faults = ['an expired token', 'revoked access', 'a deleted wedding', 'a lost connection'] as const;
export type Fault = (typeof faults)[number];

/** The outcome of each fault in a flow, or the reason why it cannot occur. */
export type FaultOutcomes<M extends object> = Record<Fault, M | string>;

/** Returns the faults that can occur, with their outcomes. */
export const meetingsIn = <M extends object>(meetings: FaultOutcomes<M>): [Fault, M][] =>
  faults.flatMap((fault): [Fault, M][] => {
    const meeting = meetings[fault];
    return typeof meeting === 'string' ? [] : [[fault, meeting]];
  });
