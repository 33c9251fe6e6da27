/** What can go wrong in the middle of a flow. */
export const faults = ['an expired token', 'revoked access', 'a deleted wedding', 'a lost connection'] as const;
export type Fault = (typeof faults)[number];

/** How a flow meets each fault, or the reason why that one never comes up in it. */
export type Meetings<M extends object> = Record<Fault, M | string>;

/** The faults that do come up, with how they are met. */
export const meetingsIn = <M extends object>(meetings: Meetings<M>): [Fault, M][] =>
  faults.flatMap((fault): [Fault, M][] => {
    const meeting = meetings[fault];
    return typeof meeting === 'string' ? [] : [[fault, meeting]];
  });
