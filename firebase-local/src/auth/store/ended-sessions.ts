import { type User, type UserStore } from './user-store';

/** Called when the sign-ins of an account from before a time in seconds have ended; `Infinity`: all of them. */
export type HearEnd = (uid: string, before: number) => void;

/** Returns the time from which an account's sign-ins count, if a change moves it; null otherwise. */
const endOf = (before: User, after: User): number | null => {
  if (after.disabled && !before.disabled) return Infinity;
  return after.validSince > before.validSince ? after.validSince : null;
};

/** The accounts, reporting whose sign-ins a change ended: what is open elsewhere ends with them. */
export const endingSessions = (users: UserStore, ended: HearEnd): UserStore => {
  const reporting = (write: (user: User) => void) => (user: User) => {
    const before = users.byUid(user.uid);
    write(user);
    const end = before && endOf(before, user);
    if (end !== null) ended(user.uid, end);
  };
  return {
    ...users,
    update: reporting(users.update),
    updateConfirmed: reporting(users.updateConfirmed),
    delete(uid) {
      const isDeleted = users.delete(uid);
      ended(uid, Infinity);
      return isDeleted;
    },
  };
};
