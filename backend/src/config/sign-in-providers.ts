import * as v from 'valibot';

/** The providers whose accounts open one of ours. */
export const signInProviderNames = ['google', 'apple', 'facebook'] as const;
export type SignInProvider = (typeof signInProviderNames)[number];

const firebaseIds: Record<SignInProvider, string> = {
  google: 'google.com',
  apple: 'apple.com',
  facebook: 'facebook.com',
};

/** Firebase's ids of providers. */
export const firebaseProviderIds = (providers: readonly SignInProvider[]): string[] =>
  providers.map((name) => firebaseIds[name]);

/** `google,facebook`, or `none`. */
export const signInProvidersSchema = v.pipe(
  v.string(),
  v.transform((text) => (text === 'none' ? [] : text.split(',').map((name) => name.trim()))),
  v.array(v.picklist(signInProviderNames)),
);
