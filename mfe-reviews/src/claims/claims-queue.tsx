import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery, useQueryClient } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import { Card, EmptyState, Facts, Inline, Link, Section, Stack, Tag, Text } from '@posy/shared-ui';
import { DateTime } from 'luxon';
import { FormattedMessage } from 'react-intl';
import { failureOf } from '#review/reviews-failure';
import { PageSkeleton } from '#review/reviews-skeleton';
import { OwnWords } from '#review/words/own-words';
import { claimsQuery, type WaitingClaim } from './claim-queries';
import { DecideClaim } from './decide-claim';
import { DocumentLink } from './document-link';
import { isOfDomain } from './rules/is-of-domain';

/** The website that a profile names. It opens beside the queue, for whoever decides compares it with the claim. */
const Website = ({ website }: { website: string }) => {
  const href = /^https?:\/\//.test(website) ? website : `https://${website}`;
  return (
    <Link href={href} target="_blank" rel="noreferrer noopener">
      {website}
    </Link>
  );
};

const Evidence = ({ claim: { way, email, website, id, document } }: { claim: WaitingClaim }) => {
  if (way === 'document' && document !== null) return <DocumentLink id={id} document={document} />;
  return (
    <Tag hue={isOfDomain(email, website) ? 'fern' : 'apricot'}>
      <FormattedMessage id={isOfDomain(email, website) ? 'claims.by-address' : 'claims.by-other-address'} />
    </Tag>
  );
};

const Claim = ({ claim, onDecided }: { claim: WaitingClaim; onDecided: () => void }) => {
  const { locale, market, timeZone } = useLocaleInfo();
  const { supplierId, supplierName, name, email, website, words, createdAt } = claim;
  const at = DateTime.fromISO(createdAt, { zone: timeZone }).setLocale(locale);
  return (
    <Card>
      <Section
        title={<Link href={paths.supplierReviews(market.prefix, supplierId)}>{supplierName}</Link>}
        size="h3"
        gap={3}
      >
        <Facts>
          <dt>
            <FormattedMessage id="claims.who" />
          </dt>
          <dd>{name === '' ? email : `${name}, ${email}`}</dd>
          <dt>
            <FormattedMessage id="claims.since" />
          </dt>
          <dd>{at.toLocaleString(DateTime.DATETIME_MED)}</dd>
          <dt>
            <FormattedMessage id="claims.website" />
          </dt>
          <dd>{website === '' ? <FormattedMessage id="claims.website.none" /> : <Website website={website} />}</dd>
          <dt>
            <FormattedMessage id="claims.evidence" />
          </dt>
          <dd>
            <Evidence claim={claim} />
          </dd>
        </Facts>
        {words === '' ? null : <OwnWords as="blockquote">{words}</OwnWords>}
        <DecideClaim claim={claim} onDecided={onDecided} />
      </Section>
    </Card>
  );
};

/**
 * The claims that wait, each with its evidence and its decision. It stands by itself: whoever shows it gives it room and
 * a heading above.
 */
export const ClaimsQueue = () => {
  const { api } = useHost();
  const client = useQueryClient();
  const read = useQuery(claimsQuery(api));
  const { data } = read;
  const failure = failureOf(read, 2);
  if (failure !== null) return failure;
  if (data === undefined) return <PageSkeleton />;
  const decided = (id: string): void => {
    const { queryKey } = claimsQuery(api);
    client.setQueryData(queryKey, (known) =>
      known === undefined ? known : { claims: known.claims.filter((claim) => claim.id !== id) },
    );
    void client.invalidateQueries({ queryKey });
  };
  if (data.claims.length === 0)
    return (
      <EmptyState level={2} title={<FormattedMessage id="claims.empty" />}>
        <FormattedMessage id="claims.empty.text" />
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <Inline gap={2}>
        <Text tone="soft" role="status">
          <FormattedMessage id="claims.count" values={{ count: data.claims.length }} />
        </Text>
      </Inline>
      {data.claims.map((claim) => (
        <Claim key={claim.id} claim={claim} onDecided={() => decided(claim.id)} />
      ))}
    </Stack>
  );
};
