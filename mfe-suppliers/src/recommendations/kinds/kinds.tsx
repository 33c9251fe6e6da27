import styled from '@emotion/styled';
import { formatMoney, useAccess, useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { SupplierCategory, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { plannedFor } from '@posy/shared-contracts/rules';
import { Button, ButtonLink, color, Inline, Section, Stack, Text } from '@posy/shared-ui';
import { PaperPlaneRightIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { oursQuery, useAsked } from '#directory/public';
import { askTogether, type ShortlistEntry, shortlistHref, stateOf, useBudgets, usePlanned } from '#shortlist/public';
import { ScalesIcon } from '#supplier/icons/card-icons';
import { categoryIcons } from '#supplier/icons/category-icons';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import { RecommendedCards } from '../cards/recommended-cards';
import type { RecommendedSupplier } from '../rules/local-suppliers';
import { byKind, type KindGroup } from './by-kind';
import type { StillToFind } from './use-still-to-find';

const Row = styled(Section)`
  padding-block-start: 32px;
  border-block-start: 1px solid ${color.line};
`;

/** Categories below each other; those with one card or none stand side by side on wide screens. */
const Grid = styled.div`
  display: grid;
  gap: 32px 24px;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1100px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > div[data-whole] {
      grid-column: 1 / -1;
    }
  }
`;

const Title = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
`;

/** Returns the number of matching suppliers in a category, and its budget. */
const useFacts = (wedding: Identified<Wedding>) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const asked = useAsked(wedding);
  const { data } = useQuery(oursQuery(api, country, asked, useBudgets()));
  const costs = usePlanned(wedding.id);
  const around = data?.around ?? { area: '', radiusKm: null };
  return {
    around,
    isKnown: data !== undefined,
    // Without suppliers nearby, or in another country than the wedding's, the count is that of the whole country.
    counts: asked.day !== null ? ('free' as const) : around.area !== '' ? ('near' as const) : null,
    isTheirCountry: wedding.l10n.country === country,
    countOf: (kind: SupplierCategory) => data?.counts.get(kind) ?? 0,
    plannedOf: (kind: SupplierCategory) => plannedFor(costs, kind),
  };
};

/** Minimum number to ask together; fewer are asked one by one. */
const leastAsked = 2;

interface Props {
  group: KindGroup;
  wedding: Identified<Wedding>;
  entries: readonly ShortlistEntry[];
  facts: ReturnType<typeof useFacts>;
}

/** Adds the shown suppliers to the shortlist and opens one message to all of them. */
const AskAll = ({ group: { kind, suppliers }, wedding, entries }: Props) => {
  const host = useHost();
  const intl = useIntl();
  const { prefix } = useLocaleInfo().market;
  const mayAsk = useAccess('inbox') === 'edit';
  const mayPut = useAccess('suppliers') === 'edit';
  const fresh = suppliers.filter(({ id }) => !entries.some((entry) => entry.id === id && entry.enquired));
  if (!mayAsk || !mayPut || fresh.length < leastAsked) return null;
  return (
    <Button
      kind="soft"
      size="s"
      icon={<PaperPlaneRightIcon size="s" />}
      onPress={() => askTogether(host, intl, wedding, { prefix, category: kind, suppliers: fresh, entries })}
    >
      <FormattedMessage id="recommendations.kind.ask" values={{ count: fresh.length }} />
    </Button>
  );
};

/** The next step in a category: comparing those on the shortlist, or asking all who are shown. */
const Next = (props: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { group, entries } = props;
  const liked = entries
    .filter((entry) => entry.type === group.kind && stateOf(entry) === 'shortlisted')
    .slice(0, supplierConstants.mostCompared);
  if (liked.length < leastAsked) return <AskAll {...props} />;
  return (
    <ButtonLink
      kind="soft"
      size="s"
      icon={<ScalesIcon size="s" />}
      href={shortlistHref(prefix, { compare: liked.map(({ id }) => id) })}
    >
      <FormattedMessage id="recommendations.kind.compare" values={{ count: liked.length }} />
    </ButtonLink>
  );
};

const OfKind = (props: Props) => {
  const { group, facts } = props;
  const { locale, market } = useLocaleInfo();
  const { kind, suppliers } = group;
  const count = facts.countOf(kind);
  const figure = facts.counts === null || count === 0 ? null : facts.counts;
  const planned = facts.plannedOf(kind);
  const aside = { amount: planned, currency: props.wedding.l10n.currency };
  const price = formatMoney(aside, locale);
  const Icon = categoryIcons[kind];
  const hasFigures = figure !== null || planned !== 0;
  return (
    <Row
      gap={hasFigures ? 1 : 4}
      title={
        <Title>
          <Icon size="l" />
          <FormattedMessage id={`suppliers.category.${kind}`} />
        </Title>
      }
      action={
        <Inline gap={2}>
          {facts.isTheirCountry ? (
            <ButtonLink
              kind="plain"
              size="s"
              href={listHref(market.prefix, { ...emptySearch, ...facts.around, category: kind })}
            >
              {/* A count below the number of shown suppliers would contradict the list. */}
              <FormattedMessage
                id="recommendations.kind.all"
                values={{ count: count < suppliers.length ? 0 : count, kind }}
              />
            </ButtonLink>
          ) : null}
          <Next {...props} />
        </Inline>
      }
    >
      <Stack gap={4}>
        {hasFigures ? (
          <Text tone="soft">
            {figure === null ? null : (
              <b>
                <FormattedMessage id={`recommendations.kind.${figure}`} values={{ count }} />
              </b>
            )}
            {figure === null || planned === 0 ? null : ', '}
            {planned === 0 ? null : <FormattedMessage id="recommendations.kind.planned" values={{ price }} />}
          </Text>
        ) : null}
        {suppliers.length === 0 ? (
          <Text tone="soft">
            <FormattedMessage id="recommendations.kind.none" values={{ count }} />
          </Text>
        ) : (
          <RecommendedCards suppliers={suppliers} planned={aside} />
        )}
      </Stack>
    </Row>
  );
};

interface KindsProps {
  wedding: Identified<Wedding>;
  found: readonly RecommendedSupplier[];
  still: StillToFind;
}

/**
 * The recommendations by category still to find, in the order of the couple's checklist. A category with nobody to
 * recommend leads to its list.
 */
export const Kinds = ({ wedding, found, still: { entries, missing } }: KindsProps) => {
  const facts = useFacts(wedding);
  const groups = byKind(found, missing).filter(
    ({ suppliers }) => suppliers.length > 0 || (facts.isTheirCountry && facts.isKnown),
  );
  return (
    <Grid>
      {groups.map((group) => (
        <div key={group.kind} data-whole={group.suppliers.length > 1 || undefined}>
          <OfKind group={group} wedding={wedding} entries={entries} facts={facts} />
        </div>
      ))}
    </Grid>
  );
};
