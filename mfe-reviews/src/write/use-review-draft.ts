import { useHost, useLocaleInfo, useSession } from '@posy/remote-kit';
import { DateTime } from 'luxon';
import { useRef, useState } from 'react';
import { deviceDrafts } from './adapters/device-drafts';
import {
  draftKey,
  draftOf,
  type EditedReview,
  freshDraft,
  type ReviewDraft,
  reviewDraftSchema,
} from './rules/review-draft';

const readStored = (uid: string | null, supplierId: string): ReviewDraft | null =>
  deviceDrafts.read(draftKey(uid, supplierId), reviewDraftSchema) ??
  deviceDrafts.read(draftKey(null, supplierId), reviewDraftSchema);

const store = (uid: string | null, supplierId: string, draft: ReviewDraft | null): void => {
  deviceDrafts.write(draftKey(uid, supplierId), draft);
  // A draft from before signing in now belongs to the person who signed in.
  if (uid !== null) deviceDrafts.write(draftKey(null, supplierId), null);
};

/** Today where the reader is, yyyy-MM-dd. Source: S5-review-10. */
export const useToday = (): string => {
  const { clock } = useHost();
  const { timeZone } = useLocaleInfo();
  return DateTime.fromMillis(clock.now(), { zone: timeZone }).toFormat('yyyy-MM-dd');
};

/** The draft of a review: it stays on this device until it is saved or thrown away, also over a reload. */
export const useReviewDraft = (writtenOf: string, edited: EditedReview | null) => {
  const supplierId = edited === null ? writtenOf : `edit.${edited.id}`;
  const session = useSession();
  const today = useToday();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const begun = (): ReviewDraft => (edited === null ? freshDraft(session, today) : draftOf(edited.review));
  const [stored] = useState(() => readStored(uid, supplierId));
  const [draft, setDraft] = useState<ReviewDraft>(() => stored ?? begun());
  const [isRestored, setRestored] = useState(stored !== null);
  const latest = useRef({ draft, isChanged: stored !== null });
  const change = (changes: Partial<ReviewDraft> | ((now: ReviewDraft) => Partial<ReviewDraft>)): void => {
    const now = latest.current.draft;
    const next = { ...now, ...(typeof changes === 'function' ? changes(now) : changes) };
    latest.current = { draft: next, isChanged: true };
    store(uid, supplierId, next);
    setDraft(next);
  };
  return {
    uid,
    today,
    draft,
    change,
    /** It was begun on an earlier visit. */
    isRestored,
    hasWords: () => latest.current.isChanged,
    forget: () => store(uid, supplierId, null),
    startAgain: () => {
      store(uid, supplierId, null);
      const fresh = begun();
      latest.current = { draft: fresh, isChanged: false };
      setDraft(fresh);
      setRestored(false);
    },
  };
};
