import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useMemo, useState } from 'react';
import { sessionDrafts } from '#adapters/stored/session-drafts';
import type { ProfileChange } from './changes/profile-changes';
import {
  changesOf,
  type ProfileDraft,
  profileDraftSchema,
  type ProfileValues,
  valuesOf,
  withDraft,
} from './profile-form-values';

export interface ProfileDraftControl {
  values: ProfileValues;
  edit: (draft: ProfileDraft) => void;
  changes: ProfileChange[];
  /** Deletes the draft: it was saved, or discarded. */
  clear: () => void;
}

/** The draft over the live wedding; stored in this tab until it is saved. */
export const useProfileDraft = (wedding: Identified<Wedding>): ProfileDraftControl => {
  const key = `wedding-profile.${wedding.id}`;
  const [draft, setDraft] = useState<ProfileDraft>(() => sessionDrafts.read(key, profileDraftSchema) ?? {});
  const save = (next: ProfileDraft): void => {
    setDraft(next);
    sessionDrafts.write(key, Object.keys(next).length === 0 ? null : next);
  };
  const changes = useMemo(() => changesOf(wedding, draft), [wedding, draft]);
  return {
    values: withDraft(valuesOf(wedding), draft),
    edit: (part) => save({ ...draft, ...part }),
    changes,
    clear: () => save({}),
  };
};
