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
  /** Whether the server took it, which without a connection is known later. */
  taken: Promise<boolean>;
  /** What became of it as far as a person waits for it. */
  settled: Promise<Sent | 'refused'>;
  /** Takes it back, as far as nobody has gone on from it since. */
  undo: () => void;
  /** Takes it back when every later edit of this page was taken back before: what others wrote since stays. */
  stepBack: () => void;
}

/** How long an edit waits for the server's answer before its notice is shown without, in milliseconds. */
const defaultTimeoutMs = 1000;

/** What a refusal of the wedding itself means: it is gone, or this person's part in it. */
const refusesProfile: readonly FirestoreFailure[] = ['permission-denied', 'not-found'];

/**
 * Whether access is what an edit was refused for. A document of a list that somebody else has just removed is refused, too:
 * there, the session says whose the list is. The wedding is gone for whoever is refused it.
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
  made.lost?.();
  const atOnce = typeof refused === 'string' ? refused : refused(error);
  const text = isLater ? (refusedLater ?? atOnce) : atOnce;
  const retry = { label: words.retry, run: () => performEdit(place, made) };
  const forbidden = isForbidden(place, error, isLater) ? words.forbidden : null;
  host.notices.show({ tone: 'error', about, ...(forbidden === null ? { text, action: retry } : { text: forbidden }) });
};

/** What the session shows: no list has the wedding that is open, nor the person's own profile. */
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
  made.undone?.();
  const back: PersonsEdit = { edit: { ...reverse(edit), changes }, about, refused, notice: null };
  // What says that it was taken back offers no way back of its own.
  const saved = (): void => void (undoneNotice && host.notices.show({ tone: 'info', ...undoneNotice, about }));
  performEdit(place, { ...back, saved });
};

/** Shows a notice of an edit, with undo. `since` is its number, by `noteEdit`. */
export const showEditNotice = (place: EditPlace, made: PersonsEdit, since: number, sent: Sent = 'sent'): void => {
  const { host, words } = place;
  const { notice, about } = made;
  const action = { label: words.undo, run: () => undoEdit(place, made, since) };
  const said = typeof notice === 'function' ? notice(sent) : notice;
  if (said !== null) host.notices.show({ tone: 'success', ...said, about, action });
};

/** Commits an edit and shows a notice: with undo once it is safe, with retry when it is refused. */
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
      made.saved?.(sent);
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
