/** The steps of the website's onboarding, in order. Source: S2-route-30. */
export const websiteSteps = ['names', 'day', 'look', 'welcome', 'publish'] as const;
export type WebsiteStep = (typeof websiteSteps)[number];

/** The step of an address; the first where it names none. */
export const stepOf = (text: string | null): WebsiteStep => websiteSteps.find((step) => step === text) ?? 'names';

/** The steps beside one; null where there is none. */
export const besides = (step: WebsiteStep): { before: WebsiteStep | null; after: WebsiteStep | null } => {
  const at = websiteSteps.indexOf(step);
  return { before: websiteSteps[at - 1] ?? null, after: websiteSteps[at + 1] ?? null };
};
