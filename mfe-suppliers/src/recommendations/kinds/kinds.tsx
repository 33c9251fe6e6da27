import { formatMoney, useAccess, useHost, useLive, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { SupplierCategory, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Inline, Link, Loading, Section, Stack, Text } from '@posy/shared-ui';
import { PaperPlaneRightIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { bookedOf, findingQuery, oursQuery, plannedKinds, stillToFind, useAsked } from '#directory/public';
import { askTogether, plannedFor, type ShortlistEntry, useBudgets, usePlanned, useShortlist } from '#shortlist/public';
import { CardsSkeleton } from '#supplier/card/cards-skeleton';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';
import { RecommendedCards } from '../cards/recommended-cards';
import type { RecommendedSupplier } from '../rules/local-suppliers';
import { byKind, type KindGroup } from './by-kind';

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
      icon={<PaperPlaneRightIcon />}
      onPress={() => askTogether(host, intl, wedding, { prefix, category: kind, suppliers: fresh, entries })}
    >
      <FormattedMessage id="recommendations.kind.ask" values={{ count: fresh.length }} />
    </Button>
  );
};

const OfKind = (props: Props) => {
  const { group, facts } = props;
  const { locale, market } = useLocaleInfo();
  const { kind, suppliers } = group;
  const count = facts.countOf(kind);
  const figure = facts.counts === null || count === 0 ? null : facts.counts;
  const planned = facts.plannedOf(kind);
  const price = formatMoney({ amount: planned, currency: props.wedding.l10n.currency }, locale);
  return (
    <Section
      title={<FormattedMessage id={`suppliers.category.${kind}`} />}
      action={
        <Inline gap={3}>
          {facts.isTheirCountry ? (
            <Link href={listHref(market.prefix, { ...emptySearch, ...facts.around, category: kind })}>
              {/* A count below the number of shown suppliers would contradict the list. */}
              <FormattedMessage
                id="recommendations.kind.all"
                values={{ count: count < suppliers.length ? 0 : count, kind }}
              />
            </Link>
          ) : null}
          <AskAll {...props} />
        </Inline>
      }
    >
      <Stack gap={4}>
        {figure === null && planned === 0 ? null : (
          <Text tone="soft">
            {figure === null ? null : (
              <b>
                <FormattedMessage id={`recommendations.kind.${figure}`} values={{ count }} />
              </b>
            )}
            {figure === null || planned === 0 ? null : ', '}
            {planned === 0 ? null : <FormattedMessage id="recommendations.kind.planned" values={{ price }} />}
          </Text>
        )}
        <RecommendedCards suppliers={suppliers} />
      </Stack>
    </Section>
  );
};

/** The recommendations by category still to find, in the order of the couple's checklist. */
export const Kinds = ({ wedding, found }: { wedding: Identified<Wedding>; found: readonly RecommendedSupplier[] }) => {
  const { formatMessage } = useIntl();
  const { entries, reading } = useShortlist();
  const seesChecklist = useAccess('checklist') !== 'none';
  const tasks = useLive(seesChecklist ? findingQuery(wedding.id) : null);
  const facts = useFacts(wedding);
  const isOrdered = !seesChecklist || tasks.value !== null || tasks.status === 'failed';
  if (!isOrdered || (entries === null && reading.state !== 'failed' && !reading.isKnown))
    return (
      <Loading label={formatMessage({ id: 'recommendations.loading' })}>
        <CardsSkeleton />
      </Loading>
    );
  const known = entries ?? [];
  const missing = stillToFind(
    tasks.value ?? [],
    new Set(bookedOf(known).map(({ type }) => type)),
    plannedKinds(wedding),
  );
  return byKind(found, missing).map((group) => (
    <OfKind key={group.kind} group={group} wedding={wedding} entries={known} facts={facts} />
  ));
};
