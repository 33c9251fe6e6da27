import type { AccessArea } from '@posy/shared-contracts/entities';
import type { FirestoreWrite, MountProps, Notice, SignedIn } from '@posy/shared-contracts/mount-props';
import { accessOf, mayEditProfile } from '@posy/shared-contracts/rules';
import type { Edit } from './edit';
import type { Sent } from './settle';

/** Notice of an edit. */
export interface EditNotice {
  text: string;
  /** `success` by default. */
  tone?: Notice['tone'];
  emoji?: string;
  /** Leads to what was made, which may have landed out of sight. */
  open?: Notice['open'];
  /** One sentence for several similar edits in a row. */
  alike?: Notice['alike'];
  /** True when the edit is a consequence of another one whose notice was just shown, and joins that notice. */
  follows?: boolean;
  /** The edit that it follows: a word of that edit's `about`, such as an id. */
  comesOf?: string;
  /** Text when it joins that notice, which has already named the subject. */
  briefly?: string;
}

/**
 * Area that an edit changes: a part of the plan, the wedding's profile, or the person's own data, which need no access
 * to a wedding.
 */
export type EditArea = AccessArea | 'profile' | 'own';

/** Dependencies of edits. */
export interface EditPlace {
  host: Pick<MountProps, 'firestore' | 'notices' | 'telemetry' | 'clock' | 'online' | 'session'>;
  /** Name under which errors are reported. */
  feature: string;
  area: EditArea;
  words: {
    undo: string;
    retry: string;
    /** Message when nothing can be undone any more. */
    changedSince: string;
    /**
     * Message when this person may not change the area any more; null where access cannot be the reason: the refusal's
     * own message is shown.
     */
    forbidden: string | null;
  };
  /** Commits the writes, when more has to be written with them. */
  commit?: (writes: readonly FirestoreWrite[]) => Promise<void>;
  /** Milliseconds that an edit waits for the server's answer before it counts as queued. */
  timeoutMs?: number;
  /** The server makes the edit: without it nothing is stored, so its answer is awaited. */
  isMadeByServer?: boolean;
  /** Asked before an edit (or its undoing) shows; what it answers is run once that is safe. */
  follow?: (writes: readonly FirestoreWrite[]) => () => Promise<void>;
}

/** Something that a person does. */
export interface PersonsEdit {
  edit: Edit;
  /** The subject of the change, such as `task t1`: only the newest notice about it stays. */
  about: string;
  /** Notice when it is saved, or queued for the connection; null when the change is visible where it happened. */
  notice: EditNotice | null | ((sent: Sent) => EditNotice | null);
  /** Message of a refusal. */
  refused: string | ((error: unknown) => string);
  /** Message of a refusal after it was queued; as `refused` by default. */
  refusedLater?: string;
  /** Notice after an undo; none by default, because the change is visible. */
  undoneNotice?: EditNotice;
  /** Called once it is saved, or queued for the connection. */
  onSaved?: (sent: Sent) => void;
  /** Called when the server refuses it. */
  onRejected?: () => void;
  /** Called when it is undone. */
  onUndone?: () => void;
  /** Called once its undo is saved, or queued for the connection: for what others hear of it. */
  onUndoSaved?: () => void;
}

/** Returns true when the session allows this person to change the area. */
export const mayStillEdit = ({ wedding, role, uid }: SignedIn, area: EditArea): boolean => {
  if (area === 'own') return true;
  if (wedding === null) return false;
  return area === 'profile' ? mayEditProfile(role) : accessOf(wedding, uid, area) === 'edit';
};
