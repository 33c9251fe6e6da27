import { hideFromSearchEngines, useHost, useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useParams } from '@posy/remote-kit/router';
import { ApiError, paths } from '@posy/shared-contracts';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import type { Session } from '@posy/shared-contracts/mount-props';
import { ButtonLink, Card, EmptyState, Link, Page, PageHead, Stack } from '@posy/shared-ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { supplierHref } from '#supplier/rules/links';
import { supplierQuery } from '#supplier/rules/supplier-query';
import { LoadFailure } from '#supplier/screen/load-failure';
import { NotHere } from '#supplier/screen/not-here';
import { ScreenSkeleton } from '#supplier/screen/screen-skeleton';
import { ClaimForm } from './claim-form';
import { type Standing, standingQuery } from './claim-queries';
import { GrantedClaim, OpenClaim, RefusedClaim, TakenProfile } from './claim-state';

const SignInFirst = ({ supplierId }: { supplierId: string }) => {
  const { prefix } = useLocaleInfo().market;
  const next = paths.claim(prefix, supplierId);
  return (
    <Card>
      <EmptyState
        level={2}
        size="h3"
        title={<FormattedMessage id="claims.signed-out" />}
        actions={
          <>
            <ButtonLink kind="main" href={paths.signup(prefix, { next })}>
              <FormattedMessage id="claims.sign-up" />
            </ButtonLink>
            <ButtonLink href={paths.signup(prefix, { mode: 'login', next })}>
              <FormattedMessage id="claims.log-in" />
            </ButtonLink>
          </>
        }
      >
        <FormattedMessage id="claims.signed-out.text" />
      </EmptyState>
    </Card>
  );
};

type SignedIn = Extract<Session, { status: 'signed-in' }>;

const Stands = ({ standing, supplierId, email }: { standing: Standing; supplierId: string; email: string }) => {
  const { claim, isClaimed, supplierName } = standing;
  if (claim?.state === 'granted' && isClaimed) return <GrantedClaim claim={claim} />;
  if (isClaimed) return <TakenProfile name={supplierName} />;
  if (claim?.state === 'open') return <OpenClaim claim={claim} />;
  return (
    <Stack gap={5}>
      {claim?.state === 'refused' ? <RefusedClaim claim={claim} /> : null}
      <ClaimForm key={claim?.id ?? ''} standing={standing} supplierId={supplierId} email={email} />
    </Stack>
  );
};

const Mine = ({ session, supplierId }: { session: SignedIn; supplierId: string }) => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { data, error, isFetching, isPaused, refetch } = useQuery(standingQuery(api, session.uid, supplierId));
  if (data !== undefined) return <Stands standing={data} supplierId={supplierId} email={session.email} />;
  if (error === null && !isPaused) return <ScreenSkeleton />;
  return (
    <LoadFailure
      title={formatMessage({ id: 'claims.unavailable' })}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      isPaused={isPaused}
    />
  );
};

const Claim = ({ profile }: { profile: SupplierProfile }) => {
  const { formatMessage } = useIntl();
  const { prefix } = useLocaleInfo().market;
  const session = useSession();
  const { id, name, town } = profile;
  useTitle(formatMessage({ id: 'claims.title' }, { name }));
  // One address for each profile in each market would be many pages that say the same.
  useEffect(() => hideFromSearchEngines(), []);
  return (
    <Page width="reading">
      <PageHead
        title={formatMessage({ id: 'claims.title' }, { name })}
        lead={
          <FormattedMessage
            id="claims.lead"
            values={{ town, profile: (words) => <Link href={supplierHref(prefix, profile)}>{words}</Link> }}
          />
        }
      />
      {session.status === 'loading' ? (
        <ScreenSkeleton />
      ) : session.status === 'signed-in' ? (
        <Mine session={session} supplierId={id} />
      ) : (
        <SignInFirst supplierId={id} />
      )}
    </Page>
  );
};

/** `/for-suppliers/…`: the claim of one profile, from saying whose it is to its decision. */
export const ClaimScreen = () => {
  const { id = '' } = useParams();
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { data, error, isFetching, isPaused, refetch } = useQuery(supplierQuery(api, id));
  if (data !== undefined) return <Claim key={data.id} profile={data} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <NotHere isSupplier />;
  if (error === null && !isPaused) return <ScreenSkeleton />;
  return (
    <Page>
      <LoadFailure
        title={formatMessage({ id: 'claims.unavailable' })}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isPaused={isPaused}
      />
    </Page>
  );
};
