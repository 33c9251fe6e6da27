import { collections } from '@posy/shared-contracts/collections';
import type { AccessArea } from '@posy/shared-contracts/entities';
import { FirestoreError, type FirestoreWrite, type MountProps, type Notice } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import { liveCacheOf } from '../live/live-cache';
import { commitInChunks } from './chunks';
import { reverse, type Edit } from './edit';
import { isNewer, noteEdit } from './ledger';
import { settle } from './settle';
import { standingUndo } from './standing';

/** What is said of an edit. */
export interface Told {
  text: string;
  emoji?: string;
  /** Leads to what was made, which may have landed out of sight. */
  open?: Notice['open'];
}

/** Where edits are made. */
export interface EditPlace {
  host: Pick<MountProps, 'firestore' | 'notices' | 'telemetry' | 'clock' | 'online' | 'session'>;
  /** What an error is reported as. */
  feature: string;
  /** The part of the plan that the edits change. */
  area: AccessArea;
  words: {
    undo: string;
    retry: string;
    /** Nothing is left to take back. */
    changedSince: string;
    /** This person may not change the area any more. */
    forbidden: string;
  };
  /** How writes are committed, where more goes with them. */
  commit?: (writes: readonly FirestoreWrite[]) => Promise<void>;
}

/** Something that a person does. */
export interface PersonsEdit {
  edit: Edit;
  /** The thing that changes, such as `task t1`: of what is said about it, the newest alone stays. */
  about: string;
  /** What is said when it is saved; null for what is seen where it happened. */
  told: Told | null;
  /** What is said when it is refused. */
  refused: string;
  /** Once it is saved, or will be with the connection. */
  saved?: () => void;
  /** Once the server refuses it. */
  lost?: () => void;
  /** Once its way back was taken. */
  undone?: () => void;
}

/** An edit under way. */
export interface Performed {
  /** Whether the server took it, which without a connection is known later. */
  taken: Promise<boolean>;
  /** Takes it back, as far as nobody has gone on from it since. */
  undo: () => void;
}

/** How long an edit waits for the server's answer before it is told without, in milliseconds. */
const timeoutMs = 1000;

/** A document that somebody else has just removed is refused, too: that is not about access. */
const isForbidden = ({ host, area }: EditPlace, error: unknown): boolean => {
  if (!(error instanceof FirestoreError) || error.failure !== 'permission-denied') return false;
  const person = host.session.get();
  if (person.status !== 'signed-in' || person.wedding === null) return true;
  return accessOf(person.wedding, person.uid, area) !== 'edit';
};

const tellRefusal = (place: EditPlace, made: PersonsEdit, error: unknown): void => {
  const { host, feature, words } = place;
  host.telemetry.error(feature, error);
  made.lost?.();
  const retry = { label: words.retry, run: () => performEdit(place, made) };
  host.notices.show({
    tone: 'error',
    about: made.about,
    ...(isForbidden(place, error) ? { text: words.forbidden } : { text: made.refused, action: retry }),
  });
};

/** The wedding that is open is the session's: no list has it. */
const shownWedding = ({ session }: EditPlace['host'], path: string, id: string): object | undefined => {
  const person = session.get();
  if (person.status !== 'signed-in' || path !== collections.weddings().path) return undefined;
  return person.wedding?.id === id ? person.wedding : undefined;
};

/** Takes an edit back, as far as nobody has gone on from it since. */
const undoEdit = (place: EditPlace, made: PersonsEdit, since: number): void => {
  const { host, words } = place;
  const { edit, about, refused } = made;
  const { firestore } = host;
  const changes = standingUndo(edit, {
    known: (path, id) => shownWedding(host, path, id) ?? liveCacheOf(firestore).known(path, id),
    isNewer: (write, field) => isNewer(firestore, since, write, field),
  });
  if (changes.length === 0) return host.notices.show({ tone: 'info', text: words.changedSince, about });
  made.undone?.();
  performEdit(place, { edit: { ...reverse(edit), changes }, about, refused, told: null });
};

/** Tells of an edit with the way back. `since` is its number, by `noteEdit`. */
export const tellEdit = (place: EditPlace, made: PersonsEdit, since: number): void => {
  const { host, words } = place;
  const action = { label: words.undo, run: () => undoEdit(place, made, since) };
  if (made.told !== null) host.notices.show({ tone: 'success', ...made.told, about: made.about, action });
};

/** Commits an edit, tells of it with the way back once it is safe, and of a refusal with another try. */
export const performEdit = (place: EditPlace, made: PersonsEdit): Performed => {
  const { host, commit } = place;
  const { changes } = made.edit;
  if (changes.length === 0) return { taken: Promise.resolve(true), undo: () => undefined };
  const since = noteEdit(host.firestore, changes);
  const work = commit === undefined ? commitInChunks(host.firestore, changes) : commit(changes);
  const refuse = (error: unknown): void => tellRefusal(place, made, error);
  settle(work, { ...host, timeoutMs, refusedLater: refuse }).then(() => {
    made.saved?.();
    tellEdit(place, made, since);
  }, refuse);
  const taken = work.then(
    () => true,
    () => false,
  );
  return { taken, undo: () => undoEdit(place, made, since) };
};
