import { useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, ButtonLink, Callout, Card, EmptyState, InlineError, Section, Text } from '@posy/shared-ui';
import { CheckIcon, ClockIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnClaim } from './claim-queries';
import { useClaim } from './use-claim';

/** A claim that waits for its decision, which its person may take back. */
export const OpenClaim = ({ claim: { id, supplierId, way, createdAt } }: { claim: OwnClaim }) => {
  const { formatDate } = useIntl();
  const { isPending, fault, withdraw } = useClaim(supplierId);
  return (
    <Card>
      <Section title={<FormattedMessage id="claims.open" />} size="h3" gap={3}>
        <Callout hue="primrose" icon={<ClockIcon />} role="status">
          <FormattedMessage
            id={`claims.open.${way}`}
            values={{ day: formatDate(createdAt, { day: 'numeric', month: 'long', year: 'numeric' }) }}
          />
        </Callout>
        <Text tone="soft">
          <FormattedMessage id="claims.open.next" />
        </Text>
        {fault === null ? null : (
          <InlineError isAlert>
            <FormattedMessage id={`claims.fault.${fault}`} />
          </InlineError>
        )}
        <div>
          <Button isPending={isPending} onPress={() => withdraw(id)}>
            <FormattedMessage id="claims.withdraw" />
          </Button>
        </div>
      </Section>
    </Card>
  );
};

/** The reason why a claim was refused; the form for another one stands below. */
export const RefusedClaim = ({ claim: { reason } }: { claim: OwnClaim }) => (
  <Callout hue="apricot" title={<FormattedMessage id="claims.refused" />}>
    <FormattedMessage id="claims.refused.why" values={{ reason }} />
  </Callout>
);

/** A granted claim. A session from before it is no supplier's yet: its person logs in again. */
export const GrantedClaim = ({ claim: { supplierName } }: { claim: OwnClaim }) => {
  const { market } = useLocaleInfo();
  const isSupplier = useSignedIn()?.user.kind === 'supplier';
  const home = paths.ownProfile(market.prefix);
  return (
    <EmptyState
      level={2}
      size="h3"
      picture={<CheckIcon size="l" />}
      title={<FormattedMessage id="claims.granted" values={{ name: supplierName }} />}
      actions={
        <ButtonLink kind="main" href={isSupplier ? home : paths.signup(market.prefix, { mode: 'login', next: home })}>
          <FormattedMessage id={isSupplier ? 'claims.granted.open' : 'claims.log-in'} />
        </ButtonLink>
      }
    >
      <FormattedMessage id={isSupplier ? 'claims.granted.text' : 'claims.granted.log-in'} />
    </EmptyState>
  );
};

/** A profile that somebody else speaks for: its owners invite. */
export const TakenProfile = ({ name }: { name: string }) => (
  <EmptyState level={2} size="h3" title={<FormattedMessage id="claims.taken" values={{ name }} />}>
    <FormattedMessage id="claims.taken.text" />
  </EmptyState>
);
