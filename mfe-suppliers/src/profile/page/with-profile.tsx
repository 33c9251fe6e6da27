import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useParams } from '@posy/remote-kit/router';
import { ApiError } from '@posy/shared-contracts';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { Page } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { supplierQuery } from '#supplier/rules/supplier-query';
import { LoadFailure } from '#supplier/screen/load-failure';
import { NotHere } from '#supplier/screen/not-here';
import { ProfileSkeleton } from './profile-skeleton';

/** Returns true for an id that the server does not know, or that has an invalid form. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** A screen of the supplier in the address; the segment before its id may be anything. */
export const WithProfile = ({ children }: { children: (profile: SupplierProfile) => ReactNode }) => {
  const { id = '' } = useParams();
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { data, error, isFetching, isPaused, refetch } = useQuery(supplierQuery(api, id));
  if (data !== undefined) return children(data);
  if (isUnknown(error)) return <NotHere isSupplier />;
  if (error === null && !isPaused) return <ProfileSkeleton />;
  return (
    <Page>
      <LoadFailure
        title={formatMessage({ id: 'suppliers.failed.profile' })}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isPaused={isPaused}
      />
    </Page>
  );
};
