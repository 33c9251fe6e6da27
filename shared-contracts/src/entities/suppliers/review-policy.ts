/** Numbers of the public review policy; a refusal names one. The page `/reviews/policy` has their words. */
export const policyNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type PolicyNumber = (typeof policyNumbers)[number];

/**
 * Peculiarities of a review that automatic checks find and moderators judge: none of them decides. `name`: somebody is
 * named in full; `contact`: an address or a telephone number; `crime`: a word for a crime.
 */
export const reviewMarkKinds = ['link', 'contact', 'name', 'insult', 'crime', 'repeated', 'burst'] as const;
export type ReviewMarkKind = (typeof reviewMarkKinds)[number];

/** The rule of the policy that each peculiarity touches. */
export const policyOfMark: Readonly<Record<ReviewMarkKind, PolicyNumber>> = {
  repeated: 2,
  burst: 2,
  name: 3,
  contact: 3,
  insult: 4,
  crime: 5,
  link: 6,
};
