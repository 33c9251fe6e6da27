import { carryQuery, isWithin, marketOfPath, paths } from '@posy/shared-contracts/paths';

/** Returns the target of a sign-out: log-in; from an invitation sign-up with the invitation's query. Source: S2-nav. */
export const afterSignOut = ({ pathname, search }: { pathname: string; search: string }): string => {
  const { prefix } = marketOfPath(pathname);
  return isWithin(pathname, 'accept-collaboration-invite')
    ? carryQuery(paths.signup(prefix), search)
    : paths.signup(prefix, { mode: 'login' });
};
