import type { Readable, Session } from '@posy/shared-contracts/mount-props';

interface Edges {
  session: Readable<Session>;
  /** Calls back when somebody signed out in another tab. */
  onSetElsewhere: (run: () => void) => void;
  /** Removes what this tab alone keeps of a person. */
  forget: () => void;
  /** Makes a fresh document, which keeps nothing of this person in memory and lets go of the database. */
  reload: () => void;
}

/**
 * Signs this tab out with another one. It may hear of that from Firebase first: what counts is whether somebody was here,
 * not whether they still are. A visitor's page knows of nobody, and stays as it is.
 */
export const leaveWithOtherTabs = ({ session, onSetElsewhere, forget, reload }: Edges): void => {
  const isSomebody = (): boolean => session.get().status !== 'signed-out';
  let wasSomebody = isSomebody();
  session.subscribe(() => (wasSomebody ||= isSomebody()));
  onSetElsewhere(() => {
    if (!wasSomebody) return;
    forget();
    reload();
  });
};
