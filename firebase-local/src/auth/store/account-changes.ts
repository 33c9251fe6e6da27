import { type FactorStore } from './factor-store';
import { type User, type UserStore } from './user-store';

/** Kinds of changes to an account's sign-in methods. */
export type AccountChangeKind =
  | 'password-changed'
  | 'provider-added'
  | 'provider-removed'
  | 'second-factor-added'
  | 'second-factor-removed';

/** A change that the account's person is notified of, whoever made it. */
export interface AccountChange {
  kind: AccountChangeKind;
  uid: string;
  /** The address that the account had before the change. */
  email: string;
  /** True when the person proved that the address is theirs. */
  emailVerified: boolean;
  /** Id of the provider added or removed, such as `google.com`; `password` for a password. */
  providerId?: string;
}

type ReportChange = (change: AccountChange) => void;
/** The sign-in methods of an account. */
export interface WaysIn extends Pick<User, 'passwordHash' | 'passwordUpdatedAt'> {
  providers: readonly { providerId: string }[];
}
type MethodChange = Pick<AccountChange, 'kind' | 'providerId'>;

const waysOf = ({ passwordHash, providers }: WaysIn): string[] => [
  ...(passwordHash === null ? [] : ['password']),
  ...providers.map(({ providerId }) => providerId),
];

/** Returns the changes of an account's sign-in methods between two of its states. */
export const changesBetween = (before: WaysIn, after: WaysIn): MethodChange[] => {
  const [earlier, later] = [waysOf(before), waysOf(after)];
  const isSet = after.passwordHash !== null && after.passwordUpdatedAt !== before.passwordUpdatedAt;
  return [
    ...(isSet ? [{ kind: 'password-changed' } as const] : []),
    ...later
      .filter((way) => way !== 'password' && !earlier.includes(way))
      .map((providerId) => ({ kind: 'provider-added', providerId }) as const),
    ...earlier
      .filter((way) => !later.includes(way))
      .map((providerId) => ({ kind: 'provider-removed', providerId }) as const),
  ];
};

const reportChanges = (report: ReportChange, user: User | null, changes: MethodChange[]): void => {
  // An address that is merely claimed is another person's: what becomes of this account is no news to them.
  if (user === null || user.email === null || user.claimsEmail) return;
  const { uid, email, emailVerified } = user;
  for (const change of changes) report({ ...change, uid, email, emailVerified });
};

/** The accounts, reporting each change of the ways in: by whatever call it came. */
export const reportingUsers = (users: UserStore, notify: ReportChange): UserStore => {
  const reporting = (write: (user: User) => void) => (user: User) => {
    const before = users.byUid(user.uid);
    write(user);
    if (before !== null) reportChanges(notify, before, changesBetween(before, user));
  };
  return { ...users, update: reporting(users.update), updateConfirmed: reporting(users.updateConfirmed) };
};

/** The second factors, reporting each that comes or goes. */
export const reportingFactors = (factors: FactorStore, users: UserStore, announce: ReportChange): FactorStore => ({
  ...factors,
  add(factor) {
    const added = factors.add(factor);
    reportChanges(announce, users.byUid(factor.uid), [{ kind: 'second-factor-added' }]);
    return added;
  },
  remove(uid, id) {
    const isRemoved = factors.remove(uid, id);
    if (isRemoved) reportChanges(announce, users.byUid(uid), [{ kind: 'second-factor-removed' }]);
    return isRemoved;
  },
});
