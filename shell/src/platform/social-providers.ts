/** The providers whose accounts open one of ours. Source: product decisions, "native social sign-in providers". */
export const socialProviders = ['google', 'apple', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];
