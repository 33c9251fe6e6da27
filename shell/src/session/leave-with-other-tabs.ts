import type { Readable, Session } from '@posy/shared-contracts/mount-props';

interface TabEdges {
  session: Readable<Session>;
  /** Calls back when a person signed out in another tab. */
  onSetElsewhere: (run: () => void) => void;
  /** Removes a person's data from this tab's own storage. */
  forget: () => void;
  /** Loads a new document, which has none of this person's data in memory and releases the database. */
  reload: () => void;
}

/**
 * Signs this tab out together with another one. Firebase may report the sign-out first, so the test is whether a person
 * was here, not whether they still are. A visitor's page stays unchanged.
 */
export const leaveWithOtherTabs = ({ session, onSetElsewhere, forget, reload }: TabEdges): void => {
  const isSomebody = (): boolean => session.get().status !== 'signed-out';
  let wasSomebody = isSomebody();
  session.subscribe(() => (wasSomebody ||= isSomebody()));
  onSetElsewhere(() => {
    if (!wasSomebody) return;
    forget();
    reload();
  });
};
