import { allowedLinkHosts, type Environment, isAllowedLink } from '@posy/shared-contracts/paths';

/** Parameters of a build. */
export interface BuildKind {
  environment: Environment;
  /** Address of the shell. */
  shellUrl: string;
}

const liveShellUrl = 'https://app.posy.example/uk';

/**
 * The build that variables ask for: `POSY_NATIVE_ENVIRONMENT` (`live` or `development`, the default) and
 * `POSY_NATIVE_SHELL_URL`, which only a live build may leave out. Throws for an address that is no host of the build: a live build never names a development
 * host. Source: S9-limits-06, S9-limits-07.
 */
export const buildKindOf = (variables: Readonly<Record<string, string | undefined>>): BuildKind => {
  const environment = variables['POSY_NATIVE_ENVIRONMENT'] ?? 'development';
  if (environment !== 'live' && environment !== 'development')
    throw new Error(`POSY_NATIVE_ENVIRONMENT is ${environment}: say live or development.`);
  const shellUrl = variables['POSY_NATIVE_SHELL_URL'] ?? (environment === 'live' ? liveShellUrl : '');
  if (!isAllowedLink(shellUrl, environment))
    throw new Error(
      `POSY_NATIVE_SHELL_URL is ${shellUrl}: a ${environment} build knows ${allowedLinkHosts(environment).join(', ')}.`,
    );
  return { environment, shellUrl };
};
