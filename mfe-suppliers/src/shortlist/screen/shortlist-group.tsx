import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, ButtonLink, Section, Stack, Text } from '@posy/shared-ui';
import { CaretDownIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { leastCompared, mostCompared, shortlistHref } from '../rules/shortlist-href';
import { leastSpent } from '../rules/least-spent';
import { plannedFor, usePlanned } from '../use-planned';
import type { Entry } from '../rules/entry';
import type { ShortlistGroup as Group } from '../rules/groups';
import { ShortlistRow } from './shortlist-row';

/** Rows of suppliers set aside that show at once. */
const shownAside = 1;

interface Props {
  group: Group;
  wedding: Identified<Wedding>;
  mayEdit: boolean;
  onChangeOwn: (entry: Entry) => void;
}

/** What the budget has for a category, and how far what is agreed or quoted at the least goes beyond it. */
const GroupBudget = ({
  group: { category, booked, open },
  wedding,
}: {
  group: Group;
  wedding: Identified<Wedding>;
}) => {
  const { locale } = useLocaleInfo();
  const { currency } = wedding.l10n;
  const planned = plannedFor(usePlanned(wedding.id), category ?? '');
  if (planned === 0) return null;
  const over = leastSpent(booked, open, currency) - planned;
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

/** A category: who is booked, who is still to be decided on, and who was set aside. */
export const ShortlistGroup = ({ group, wedding, mayEdit, onChangeOwn }: Props) => {
  const { category, booked, open, setAside } = group;
  const { market } = useLocaleInfo();
  const [showsAll, setShowsAll] = useState(false);
  const aside = showsAll ? setAside : setAside.slice(0, shownAside);
  const hidden = setAside.length - aside.length;
  const comparable = [...booked, ...open].slice(0, mostCompared).map(({ id }) => id);
  return (
    <Section
      gap={2}
      action={
        comparable.length < leastCompared || category === null ? undefined : (
          <ButtonLink kind="soft" href={shortlistHref(market.prefix, { compare: comparable })}>
            <FormattedMessage id="shortlist.group.compare" values={{ count: comparable.length }} />
          </ButtonLink>
        )
      }
      title={
        category === null ? (
          <FormattedMessage id="shortlist.group.own" />
        ) : (
          <FormattedMessage id={`suppliers.category.${category}`} />
        )
      }
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
      {hidden === 0 ? null : (
        <div>
          <Button kind="plain" iconEnd={<CaretDownIcon />} onPress={() => setShowsAll(true)}>
            <FormattedMessage id="shortlist.group.more" values={{ count: hidden }} />
          </Button>
        </div>
      )}
    </Section>
  );
};
