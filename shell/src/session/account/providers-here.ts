import type { Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';
import type { SocialProvider } from '#platform/social-providers';
import type { NativeSignIn } from './native-sign-in';

/** The providers that work here: all of them in a browser; in an app the app's own, once it has reported them. */
export const providersHere = (
  offered: readonly SocialProvider[],
  app: Pick<NativeSignIn, 'providers'> | null,
  report: (error: unknown) => void,
): Readable<readonly SocialProvider[]> => {
  const here = createReadableValue<readonly SocialProvider[]>(app === null ? offered : []);
  app
    ?.providers()
    .then((has) => here.set(offered.filter((provider) => has.includes(provider))))
    .catch(report);
  return here;
};
