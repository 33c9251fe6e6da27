import * as v from 'valibot';
import { type AccountFacts } from './account-facts';

/** Times are milliseconds, as texts or numbers, or ISO texts. */
const time = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((at) => (Number.isNaN(Number(at)) ? Date.parse(String(at)) : Number(at))),
  ),
);

/** An account as Identity Toolkit lists it. */
const accountSchema = v.object({
  localId: v.string(),
  email: v.optional(v.string()),
  emailVerified: v.optional(v.boolean()),
  passwordUpdatedAt: time,
  lastLoginAt: time,
  lastRefreshAt: time,
  providerUserInfo: v.optional(v.array(v.object({ providerId: v.string() }))),
  mfaInfo: v.optional(v.array(v.object({ mfaEnrollmentId: v.string() }))),
});
const pageSchema = v.object({ users: v.optional(v.array(accountSchema)), nextPageToken: v.optional(v.string()) });

/** An account with the time of its last activity, in milliseconds since the epoch. */
export interface ListedAccount {
  uid: string;
  facts: AccountFacts;
  activeAt: number;
}

const listed = (account: v.InferOutput<typeof accountSchema>): ListedAccount => {
  const { localId: uid, email = null, emailVerified = false, passwordUpdatedAt = null } = account;
  return {
    uid,
    facts: {
      email,
      emailVerified,
      passwordUpdatedAt,
      ways: (account.providerUserInfo ?? []).map(({ providerId }) => providerId),
      factors: (account.mfaInfo ?? []).map(({ mfaEnrollmentId }) => mfaEnrollmentId),
    },
    activeAt: Math.max(account.lastLoginAt ?? 0, account.lastRefreshAt ?? 0, passwordUpdatedAt ?? 0),
  };
};

const pageSize = 500;
const timeLimitMs = 20_000;

/** Every account of a project, page by page. `origin`: of Identity Toolkit; `token`: opens its admin calls. */
export const listAccounts = async function* (
  fetch: typeof globalThis.fetch,
  { origin, projectId, token }: { origin: string; projectId: string; token: () => Promise<string> },
): AsyncGenerator<ListedAccount> {
  let next = '';
  do {
    const query = new URLSearchParams({ maxResults: String(pageSize), ...(next !== '' && { nextPageToken: next }) });
    const answer = await fetch(`${origin}/v1/projects/${projectId}/accounts:batchGet?${query.toString()}`, {
      headers: { authorization: `Bearer ${await token()}` },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!answer.ok) throw new Error(`Accounts were not listed: ${answer.status}`);
    const page = v.parse(pageSchema, await answer.json());
    for (const account of page.users ?? []) yield listed(account);
    next = page.nextPageToken ?? '';
  } while (next !== '');
};
