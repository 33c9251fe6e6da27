import { collections } from '@posy/shared-contracts/collections';
import { FirestoreError, type FirestoreFailure } from '@posy/shared-contracts/mount-props';
import { liveCacheOf } from '../live/live-cache';
import { commitInChunks } from './chunks';
import { reverse } from './edit';
import { type EditPlace, mayStillEdit, type PersonsEdit } from './edit-place';
import { isNewer, noteEdit } from './ledger';
import { type Sent, settle } from './settle';
import { standingUndo } from './standing';

/** An edit under way. */
export interface Performed {
  /** Resolves to true when the server accepted it, which without a connection is known later. */
  taken: Promise<boolean>;
  /** Resolves to the outcome that a person waits for. */
  settled: Promise<Sent | 'refused'>;
  /** Undoes it, except for fields that were changed since. */
  undo: () => void;
  /** Takes it back when every later edit of this page was taken back before: what others wrote since stays. */
  stepBack: () => void;
}

/** Milliseconds that an edit waits for the server's answer before its notice is shown without it. */
const defaultTimeoutMs = 1000;

/** Failures that mean the wedding is gone, or this person's access to it. */
const refusesProfile: readonly FirestoreFailure[] = ['permission-denied', 'not-found'];

/**
 * Returns true when an edit was refused for lack of access. The server also refuses an edit of a list's document that
 * another member has just removed: the session decides that case. A person who is refused a wedding itself has lost it.
 */
const isForbidden = ({ host, area }: EditPlace, error: unknown, isLater: boolean): boolean => {
  if (!(error instanceof FirestoreError) || area === 'own') return false;
  if (area === 'profile' && !isLater) return refusesProfile.includes(error.failure);
  if (error.failure !== 'permission-denied') return false;
  const person = host.session.get();
  return person.status !== 'signed-in' || !mayStillEdit(person, area);
};

const showRefusal = (place: EditPlace, made: PersonsEdit, error: unknown, isLater: boolean): void => {
  const { host, feature, words } = place;
  const { about, refused, refusedLater } = made;
  host.telemetry.error(feature, error);
  made.onRejected?.();
  const atOnce = typeof refused === 'string' ? refused : refused(error);
  const text = isLater ? (refusedLater ?? atOnce) : atOnce;
  const retry = { label: words.retry, run: () => performEdit(place, made) };
  const forbidden = isForbidden(place, error, isLater) ? words.forbidden : null;
  host.notices.show({ tone: 'error', about, ...(forbidden === null ? { text, action: retry } : { text: forbidden }) });
};

/** Returns a document from the session: no live list has the open wedding, nor the person's own profile. */
const shownBySession = ({ session }: EditPlace['host'], path: string, id: string): object | undefined => {
  const person = session.get();
  if (person.status !== 'signed-in') return undefined;
  if (path === collections.users().path && id === person.uid) return person.user;
  const isOpen = path === collections.weddings().path && person.wedding?.id === id;
  return isOpen ? (person.wedding ?? undefined) : undefined;
};

/** Takes an edit back, as far as nobody has gone on from it since `since`; null: as far as others have not. */
const undoEdit = (place: EditPlace, made: PersonsEdit, since: number | null): void => {
  const { host, words } = place;
  const { edit, about, refused, undoneNotice = null } = made;
  const { firestore } = host;
  const changes = standingUndo(edit, {
    known: (path, id) => shownBySession(host, path, id) ?? liveCacheOf(firestore).known(path, id),
    isNewer: (write, field) => since !== null && isNewer(firestore, since, write, field),
  });
  if (changes.length === 0) return host.notices.show({ tone: 'info', text: words.changedSince, about });
  made.onUndone?.();
  const back: PersonsEdit = { edit: { ...reverse(edit), changes }, about, refused, notice: null };
  const onSaved = (): void => {
    made.onUndoSaved?.();
    // The notice after an undo offers no undo itself.
    if (undoneNotice !== null) host.notices.show({ tone: 'info', ...undoneNotice, about });
  };
  performEdit(place, { ...back, onSaved });
};

/** Shows a notice of an edit, with undo. `since` is its number, by `noteEdit`. */
export const showEditNotice = (place: EditPlace, made: PersonsEdit, since: number, sent: Sent = 'sent'): void => {
  const { host, words } = place;
  const { notice, about } = made;
  const action = { label: words.undo, run: () => undoEdit(place, made, since) };
  const said = typeof notice === 'function' ? notice(sent) : notice;
  if (said !== null) host.notices.show({ tone: 'success', ...said, about, action });
};

/**
 * Commits an edit and shows a notice: with undo once it is safe, with retry when it is refused.
 *
 * @example
 * performEdit(place, {
 *   edit: changeFields(collections.guests('w1'), guest, { name: 'Noor' }),
 *   about: `guest ${guest.id}`,
 *   notice: { text: 'Saved' },
 *   refused: 'That wasn’t saved.',
 * });
 */
export const performEdit = (place: EditPlace, made: PersonsEdit): Performed => {
  const { host, commit, follow, timeoutMs = defaultTimeoutMs, isMadeByServer = false } = place;
  const { changes } = made.edit;
  if (changes.length === 0)
    return {
      taken: Promise.resolve(true),
      settled: Promise.resolve('sent'),
      undo: () => undefined,
      stepBack: () => undefined,
    };
  const since = noteEdit(host.firestore, changes);
  const followed = follow?.(changes);
  const work = commit === undefined ? commitInChunks(host.firestore, changes) : commit(changes);
  const refuse = (isLater: boolean) => (error: unknown) => showRefusal(place, made, error, isLater);
  const safe: Promise<Sent> = isMadeByServer
    ? work.then(() => 'sent')
    : settle(work, { ...host, timeoutMs, refusedLater: refuse(true) });
  const settled = safe.then(
    async (sent) => {
      if (followed !== undefined)
        await followed().catch((error: unknown) => host.telemetry.error(place.feature, error));
      made.onSaved?.(sent);
      showEditNotice(place, made, since, sent);
      return sent;
    },
    (error: unknown) => {
      refuse(false)(error);
      return 'refused' as const;
    },
  );
  const taken = work.then(
    () => true,
    () => false,
  );
  return {
    taken,
    settled,
    undo: () => undoEdit(place, made, since),
    stepBack: () => undoEdit(place, made, null),
  };
};
