import { allowedLinkHosts, isAllowedLink, type Environment } from '@posy/shared-contracts/paths';

/** What a build is made from. */
export interface BuildKind {
  environment: Environment;
  /** Where the shell is. */
  shellUrl: string;
}

const liveShellUrl = 'https://app.posy.example/uk';

/** Where a development build looks: Android's emulator reaches this machine by 10.0.2.2. */
const developmentShellUrl = 'http://10.0.2.2:4300/uk';

/**
 * The build that variables ask for: `POSY_NATIVE_ENVIRONMENT` (`live` or `development`, the default) and
 * `POSY_NATIVE_SHELL_URL`. Throws for an address that is no host of the build: a live build never names a development
 * host. Source: S9-limits-06, S9-limits-07.
 */
export const buildKindOf = (variables: Readonly<Record<string, string | undefined>>): BuildKind => {
  const environment = variables['POSY_NATIVE_ENVIRONMENT'] ?? 'development';
  if (environment !== 'live' && environment !== 'development')
    throw new Error(`POSY_NATIVE_ENVIRONMENT is ${environment}: say live or development.`);
  const fallback = environment === 'live' ? liveShellUrl : developmentShellUrl;
  const shellUrl = variables['POSY_NATIVE_SHELL_URL'] ?? fallback;
  if (!isAllowedLink(shellUrl, environment))
    throw new Error(
      `POSY_NATIVE_SHELL_URL is ${shellUrl}: a ${environment} build knows ${allowedLinkHosts(environment).join(', ')}.`,
    );
  return { environment, shellUrl };
};
