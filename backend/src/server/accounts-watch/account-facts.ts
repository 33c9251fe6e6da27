import { type AccountChange, changesBetween } from '@posy/firebase-local';
import * as v from 'valibot';

const list = v.array(v.string());

/** Facts of an account that are stored to detect changes of its sign-in methods. */
export const accountFactsSchema = v.object({
  email: v.nullable(v.string()),
  emailVerified: v.boolean(),
  /** Ids of providers, `password` among them. */
  ways: list,
  /** Ids of second factors. */
  factors: list,
  /** Milliseconds since the epoch. */
  passwordUpdatedAt: v.nullable(v.number()),
});
export type AccountFacts = v.InferOutput<typeof accountFactsSchema>;

const waysIn = ({ ways, passwordUpdatedAt }: AccountFacts) => ({
  passwordHash: ways.includes('password') ? 'there is one' : null,
  passwordUpdatedAt,
  providers: ways.filter((way) => way !== 'password').map((providerId) => ({ providerId })),
});

/** Changes to an account that its owner is notified of, at the address that it had before. */
export const changesOf = (uid: string, before: AccountFacts, after: AccountFacts): AccountChange[] => {
  const { email, emailVerified } = before;
  if (email === null) return [];
  const added = after.factors.filter((id) => !before.factors.includes(id));
  const removed = before.factors.filter((id) => !after.factors.includes(id));
  return [
    ...changesBetween(waysIn(before), waysIn(after)),
    ...added.map(() => ({ kind: 'second-factor-added' }) as const),
    ...removed.map(() => ({ kind: 'second-factor-removed' }) as const),
  ].map((change) => ({ ...change, uid, email, emailVerified }));
};
