import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { sessionDrafts } from '#adapters/kept/session-drafts';
import type { ProfileChange } from './changes/profile-changes';
import {
  changesOf,
  profileDraftSchema,
  valuesOf,
  withDraft,
  type ProfileDraft,
  type ProfileValues,
} from './profile-form-values';

export interface ProfileDraftControl {
  values: ProfileValues;
  edit: (draft: ProfileDraft) => void;
  changes: ProfileChange[];
  /** Forgets what was typed: it was saved, or given up. */
  clear: () => void;
}

/** What is typed over the live wedding; kept in this tab until it is saved. */
export const useProfileDraft = (wedding: Identified<Wedding>): ProfileDraftControl => {
  const key = `wedding-profile.${wedding.id}`;
  const [draft, setDraft] = useState<ProfileDraft>(() => sessionDrafts.read(key, profileDraftSchema) ?? {});
  const keep = (next: ProfileDraft): void => {
    setDraft(next);
    sessionDrafts.write(key, Object.keys(next).length === 0 ? null : next);
  };
  return {
    values: withDraft(valuesOf(wedding), draft),
    edit: (part) => keep({ ...draft, ...part }),
    changes: changesOf(wedding, draft),
    clear: () => keep({}),
  };
};
