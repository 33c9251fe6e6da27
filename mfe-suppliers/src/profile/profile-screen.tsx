import { useAccess, useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useParams } from '@posy/remote-kit/router';
import { ApiError } from '@posy/shared-contracts';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { Page } from '@posy/shared-ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { seenProfiles } from '#supplier/adapters/seen-profiles';
import { supplierQuery } from '#supplier/rules/supplier-query';
import { LoadFailure } from '#supplier/screen/load-failure';
import { NotHere } from '#supplier/screen/not-here';
import { ProfileSkeleton } from './page/profile-skeleton';
import { Profile } from './profile';

/** Returns true for an id that the server does not know, or that has an invalid form. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Tracks a viewed profile, with consent. Source: S7-track-viewed-profile-01. */
const useViewTracking = (profile: Pick<SupplierProfile, 'id' | 'type'> | undefined): void => {
  const { tracking } = useHost();
  const supplierId = profile?.id;
  const category = profile?.type;
  useEffect(() => {
    if (supplierId !== undefined && category !== undefined)
      tracking.viewedProfile({ supplierId, properties: { category } });
  }, [category, supplierId, tracking]);
};

/** Has the server count the view for the supplier's figures, without a name. It is no loss when that fails. */
const useCountedView = (profile: SupplierProfile | undefined): void => {
  const { api } = useHost();
  const supplierId = profile?.id;
  useEffect(() => {
    if (supplierId !== undefined) api.call('countView', { body: { supplierId } }).catch(() => undefined);
  }, [api, supplierId]);
};

/** Stores a couple's viewed profiles on this device, for the start of the directory. */
const useSeen = (profile: SupplierProfile | undefined): void => {
  const isOurs = useAccess('suppliers') !== 'none';
  useEffect(() => {
    if (isOurs && profile !== undefined) seenProfiles.add(profile);
  }, [isOurs, profile]);
};

/** The profile with an id, public id or slug; the segment before it may be anything. */
export const ProfileScreen = () => {
  const { id = '' } = useParams();
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(supplierQuery(api, id));
  useViewTracking(data);
  useSeen(data);
  useCountedView(data);
  if (data !== undefined) return <Profile key={data.id} profile={data} />;
  if (isUnknown(error)) return <NotHere isSupplier />;
  if (error === null) return <ProfileSkeleton />;
  return (
    <Page>
      <LoadFailure
        title={formatMessage({ id: 'suppliers.failed.profile' })}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Page>
  );
};
