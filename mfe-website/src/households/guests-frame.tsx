import { useAccess, useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, Callout, EmptyState, FailedFeature, Loading, Page, Skeleton, Stack } from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { EyeIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHouseholds } from './household-queries';
import type { InvitedHousehold } from './rules/households';
import { type WebsiteTab, WebsiteTabs } from './website-tabs';

/** The data that a screen about households works with. */
export interface HouseholdsOf {
  wedding: Identified<Wedding>;
  households: readonly InvitedHousehold[];
  mayEdit: boolean;
}

interface Props {
  current: Exclude<WebsiteTab, 'look'>;
  children: (of: HouseholdsOf) => ReactNode;
}

/** The shape of a screen about households, until its data is there. */
export const HouseholdsLoading = () => (
  <Loading label={useIntl().formatMessage({ id: 'households.loading' })}>
    <Stack gap={5}>
      <Skeleton width={240} height={44} />
      <Skeleton height={120} />
      <Skeleton height={420} />
    </Stack>
  </Loading>
);

const Closed = ({ kind }: { kind: 'signed-out' | 'no-wedding' | 'not-shared' }) => {
  const { prefix } = useLocaleInfo().market;
  const href = { 'signed-out': paths.signup(prefix, { mode: 'login' }), 'no-wedding': paths.collaboration(prefix) };
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        picture={<Spot kind="guests" />}
        title={<FormattedMessage id={`households.${kind}.title`} />}
        actions={
          <ButtonLink kind="main" href={kind === 'not-shared' ? paths.home(prefix) : href[kind]}>
            <FormattedMessage id={`households.${kind}.go`} />
          </ButtonLink>
        }
      >
        <FormattedMessage id={`households.${kind}.text`} />
      </EmptyState>
    </Page>
  );
};

const WithHouseholds = ({ wedding, mayEdit, children }: Omit<HouseholdsOf, 'households'> & Pick<Props, 'children'>) => {
  const { formatMessage } = useIntl();
  const live = useHouseholds(wedding.id);
  if (live.status === 'loading') return <HouseholdsLoading />;
  if (live.status === 'ready') return children({ wedding, mayEdit, households: live.households });
  return (
    <FailedFeature
      level={1}
      title={formatMessage({ id: 'households.failed.title' })}
      retryLabel={formatMessage({ id: 'website.retry' })}
      onRetry={live.retry}
    >
      <FormattedMessage id="households.failed.text" />
    </FailedFeature>
  );
};

/** Lets through who may see the guests, once they are there: what somebody eats is seen by nobody else. */
export const GuestsFrame = ({ current, children }: Props) => {
  const session = useSession();
  const access = useAccess('guests');
  if (session.status === 'loading') return <HouseholdsLoading />;
  if (session.status !== 'signed-in') return <Closed kind="signed-out" />;
  if (session.wedding === null) return <Closed kind="no-wedding" />;
  if (access === 'none') return <Closed kind="not-shared" />;
  const mayEdit = access === 'edit';
  return (
    <Page>
      <WebsiteTabs current={current} />
      <Stack gap={5}>
        {mayEdit ? null : (
          <Callout hue="bluebell" icon={<EyeIcon />} role="note">
            <FormattedMessage id="households.reads-along" />
          </Callout>
        )}
        <WithHouseholds key={session.wedding.id} wedding={session.wedding} mayEdit={mayEdit}>
          {children}
        </WithHouseholds>
      </Stack>
    </Page>
  );
};
