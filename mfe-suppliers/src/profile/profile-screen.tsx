import { useAccess, useHost } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { useEffect } from 'react';
import { seenProfiles } from '#supplier/adapters/seen-profiles';
import { WithProfile } from './page/with-profile';
import { Profile } from './profile';

/** Tracks a viewed profile, with consent. Source: S7-track-viewed-profile-01. */
const useViewTracking = ({ id: supplierId, type: category }: Pick<SupplierProfile, 'id' | 'type'>): void => {
  const { tracking } = useHost();
  useEffect(() => {
    tracking.viewedProfile({ supplierId, properties: { category } });
  }, [category, supplierId, tracking]);
};

/** Has the server count the view for the supplier's figures, without a name. It is no loss when that fails. */
const useCountedView = ({ id: supplierId }: SupplierProfile): void => {
  const { api } = useHost();
  useEffect(() => {
    api.call('countView', { body: { supplierId } }).catch(() => undefined);
  }, [api, supplierId]);
};

/** Stores a couple's viewed profiles on this device, for the start of the directory. */
const useSeen = (profile: SupplierProfile): void => {
  const isOurs = useAccess('suppliers') !== 'none';
  useEffect(() => {
    if (isOurs) seenProfiles.add(profile);
  }, [isOurs, profile]);
};

const Viewed = ({ profile }: { profile: SupplierProfile }) => {
  useViewTracking(profile);
  useSeen(profile);
  useCountedView(profile);
  return <Profile key={profile.id} profile={profile} />;
};

/** The profile with an id, public id or slug; the segment before it may be anything. */
export const ProfileScreen = () => <WithProfile>{(profile) => <Viewed profile={profile} />}</WithProfile>;
