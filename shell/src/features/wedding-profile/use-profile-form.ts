import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { formDrafts } from '../../adapters/form-drafts';
import type { ProfileChange } from './changes/profile-changes';
import {
  changesOf,
  profileDraftSchema,
  valuesOf,
  withDraft,
  type ProfileDraft,
  type ProfileValues,
} from './profile-form-values';
import { useSaveProfile } from './changes/use-save-profile';

export interface ProfileForm {
  values: ProfileValues;
  edit: (draft: ProfileDraft) => void;
  changes: ProfileChange[];
  isSaving: boolean;
  save: () => Promise<boolean>;
  reset: () => void;
}

/** The profile's form over the live wedding. What is typed is kept in this tab until it is saved. */
export const useProfileForm = (wedding: Identified<Wedding>): ProfileForm => {
  const key = `wedding-profile.${wedding.id}`;
  const { save, isSaving } = useSaveProfile();
  const [draft, setDraft] = useState<ProfileDraft>(() => formDrafts.read(key, profileDraftSchema) ?? {});
  const keep = (next: ProfileDraft): void => {
    setDraft(next);
    formDrafts.write(key, Object.keys(next).length === 0 ? null : next);
  };
  const changes = changesOf(wedding, draft);
  return {
    values: withDraft(valuesOf(wedding), draft),
    edit: (part) => keep({ ...draft, ...part }),
    changes,
    isSaving,
    async save() {
      const isSaved = await save(changes);
      if (isSaved) keep({});
      return isSaved;
    },
    reset: () => keep({}),
  };
};
