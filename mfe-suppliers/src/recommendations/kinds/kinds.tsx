import styled from '@emotion/styled';
import { formatMoney, useAccess, useHost, useLocaleInfo } from '@posy/remote-kit';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, ButtonLink, color, Inline, Section, Stack, Text } from '@posy/shared-ui';
import { PaperPlaneRightIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { askTogether, type ShortlistEntry, shortlistHref, stateOf } from '#shortlist/public';
import { ScalesIcon } from '#supplier/icons/card-icons';
import { categoryIcons } from '#supplier/icons/category-icons';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { nearKm } from '#supplier/rules/distance/distance-words';
import { listHref } from '#supplier/rules/links';
import { RecommendedCards } from '../cards/recommended-cards';
import type { KindGroup } from './by-kind';
import type { Facts } from './facts';
import { FoldedKinds } from './folded-kinds';

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

/** Minimum number to ask together; fewer are asked one by one. */
const leastAsked = 2;

interface Props {
  group: KindGroup;
  wedding: Identified<Wedding>;
  entries: readonly ShortlistEntry[];
  facts: Facts;
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
  const near = nearKm(market.country);
  const isFar = count === 0 && suppliers.every(({ distanceKm }) => distanceKm !== null && distanceKm > near);
  const figure = isFar ? ('further' as const) : facts.counts === null || count === 0 ? null : facts.counts;
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
        <RecommendedCards suppliers={suppliers} planned={aside} />
      </Stack>
    </Row>
  );
};

interface KindsProps {
  wedding: Identified<Wedding>;
  groups: readonly KindGroup[];
  entries: readonly ShortlistEntry[];
  facts: Facts;
}

/**
 * The recommendations by category still to find, in the order of the couple's checklist. Categories with nobody to
 * recommend lead to their lists, in one line at the end.
 */
export const Kinds = ({ wedding, groups, entries, facts }: KindsProps) => {
  const found = groups.filter(({ suppliers }) => suppliers.length > 0);
  const others = groups.filter(({ suppliers }) => suppliers.length === 0).map(({ kind }) => kind);
  return (
    <Stack gap={8}>
      <Grid>
        {found.map((group) => (
          <div key={group.kind} data-whole={group.suppliers.length > 1 || undefined}>
            <OfKind group={group} wedding={wedding} entries={entries} facts={facts} />
          </div>
        ))}
      </Grid>
      {facts.isTheirCountry ? <FoldedKinds kinds={others} /> : null}
    </Stack>
  );
};
