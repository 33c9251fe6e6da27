import styled from '@emotion/styled';
import { formatMoney, useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SupplierCategory, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { plannedFor } from '@posy/shared-contracts/rules';
import { Button, ButtonLink, color, Inline, media, Section, Stack, Text } from '@posy/shared-ui';
import { CaretDownIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { categoryIcons } from '#supplier/icons/category-icons';
import { useUnbookVenues } from '../booking/use-unbook-venues';
import type { ShortlistEntry } from '../rules/entry';
import { comparedFirst, type ShortlistGroup as Group, unasked } from '../rules/groups';
import { leastSpent } from '../rules/least-spent';
import { leastCompared, shortlistHref } from '../rules/shortlist-href';
import { withQuote } from '../standing/their-quote';
import { useTalks } from '../standing/use-talks';
import { usePlanned } from '../use-planned';
import { ShortlistRow } from './shortlist-row';

/** A line above each category, where there is room for it. */
const Ruled = styled.div`
  ${media.tablet} {
    padding-block-start: 28px;
    border-block-start: 1px solid ${color.line};
  }
`;

const Title = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
`;

/** Minimum number to ask together. */
const leastAsked = 2;

/** Number of ignored suppliers shown at first. */
const shownAside = 1;

interface Props {
  group: Group;
  wedding: Identified<Wedding>;
  mayEdit: boolean;
  onChangeOwn: (entry: ShortlistEntry) => void;
}

/** The category's budget, and the excess of its minimum cost. */
const GroupBudget = ({
  group: { category, booked, open },
  wedding,
}: {
  group: Group;
  wedding: Identified<Wedding>;
}) => {
  const { locale } = useLocaleInfo();
  const { currency } = wedding.l10n;
  const talks = useTalks();
  const planned = plannedFor(usePlanned(wedding.id), category ?? '');
  if (planned === 0) return null;
  const quoted = (entries: readonly ShortlistEntry[]) => entries.map((entry) => withQuote(entry, talks));
  const over = leastSpent(quoted(booked), quoted(open), currency) - planned;
  const money = (amount: number): string => formatMoney({ amount, currency }, locale);
  return (
    <>
      {' '}
      <FormattedMessage
        id="shortlist.group.budget"
        values={{ planned: money(planned), isOver: String(over > 0), over: money(Math.max(0, over)) }}
      />
    </>
  );
};

/** The actions for several suppliers of a category: asking those not yet asked, and comparing. */
const Together = ({ category, booked, open }: Group) => {
  const { market } = useLocaleInfo();
  const mayAsk = useAccess('inbox') === 'edit';
  const comparable = comparedFirst({ booked, open });
  const asked = mayAsk && booked.length === 0 ? unasked(open).length : 0;
  if (category === null || comparable.length < leastCompared) return null;
  return (
    <Inline gap={2} className="posy-no-print">
      {asked < leastAsked ? null : (
        <ButtonLink kind="soft" href={paths.inboxAsk(market.prefix, { category })}>
          <FormattedMessage id="shortlist.group.ask" values={{ count: asked }} />
        </ButtonLink>
      )}
      <ButtonLink kind="soft" href={shortlistHref(market.prefix, { compare: comparable })}>
        <FormattedMessage id="shortlist.group.compare" values={{ count: comparable.length }} />
      </ButtonLink>
    </Inline>
  );
};

/** Several venues are booked: one press removes all bookings. */
const UnbookVenues = ({ wedding, booked }: { wedding: Identified<Wedding>; booked: readonly ShortlistEntry[] }) => {
  const unbook = useUnbookVenues(wedding, booked);
  return (
    <div>
      <Button kind="plain" onPress={() => void unbook()}>
        <FormattedMessage id="shortlist.do.unbookAll" />
      </Button>
    </div>
  );
};

/** The category's name behind its icon, as everywhere in the directory. */
const OfCategory = ({ category }: { category: SupplierCategory }) => {
  const Icon = categoryIcons[category];
  return (
    <Title>
      <Icon size="l" />
      <FormattedMessage id={`suppliers.category.${category}`} />
    </Title>
  );
};

/** A category: booked, undecided and ignored suppliers. */
export const ShortlistGroup = ({ group, wedding, mayEdit, onChangeOwn }: Props) => {
  const { category, booked, open, setAside } = group;
  const [showsAll, setShowsAll] = useState(false);
  const aside = showsAll ? setAside : setAside.slice(0, shownAside);
  const hidden = setAside.length - aside.length;
  return (
    <Ruled>
      <Section
        gap={2}
        action={<Together {...group} />}
        title={category === null ? <FormattedMessage id="shortlist.group.own" /> : <OfCategory category={category} />}
      >
        <Text size="small" tone="soft">
          <FormattedMessage
            id="shortlist.group.state"
            values={{ booked: booked.length, open: open.length, aside: setAside.length }}
          />
          <GroupBudget group={group} wedding={wedding} />
        </Text>
        <Stack as="ul" gap={3}>
          {[...booked, ...open, ...aside].map((entry) => (
            <li key={entry.id}>
              <ShortlistRow entry={entry} wedding={wedding} mayEdit={mayEdit} onChangeOwn={onChangeOwn} />
            </li>
          ))}
        </Stack>
        {mayEdit && category === 'venues' && booked.length > 1 ? (
          <UnbookVenues wedding={wedding} booked={booked} />
        ) : null}
        {hidden === 0 ? null : (
          <div>
            <Button kind="plain" iconEnd={<CaretDownIcon />} onPress={() => setShowsAll(true)}>
              <FormattedMessage id="shortlist.group.more" values={{ count: hidden }} />
            </Button>
          </div>
        )}
      </Section>
    </Ruled>
  );
};
