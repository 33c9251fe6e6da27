/** The providers whose accounts open one of ours. Source: D-social. */
export const socialProviders = ['google', 'apple', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];
