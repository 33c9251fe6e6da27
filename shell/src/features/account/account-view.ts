import { type AuthActionMode, authActionModes } from '@posy/shared-contracts';

/** The view of the sign-up screen. */
export type AccountView =
  | { kind: 'signup' }
  | { kind: 'login' }
  /** Asks for a reset mail; `email` fills the form and may be empty. */
  | { kind: 'reset'; email: string }
  /** Redeems the one-time code of a mail. */
  | { kind: 'code'; mode: AuthActionMode; code: string; email: string };

/** Returns the view that the query names. Source: S2-route-02, S2-query-11, docs/adr/0007. */
export const accountViewOf = (search: string): AccountView => {
  const query = new URLSearchParams(search);
  const code = query.get('oobCode');
  const mode = authActionModes.find((name) => name === query.get('mode'));
  const email = query.get('resetemail');
  if (mode !== undefined && code !== null) return { kind: 'code', mode, code, email: email ?? '' };
  if (email !== null) return { kind: 'reset', email };
  return { kind: query.get('mode') === 'login' ? 'login' : 'signup' };
};
