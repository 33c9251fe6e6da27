import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Card, Figure, Inline, Link, Section, Text } from '@posy/shared-ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useGuestTotals } from '#guests/public';
import { GuestReplies } from './guest-replies';
import { NextWithGuests } from './next-with-guests';

/** The most useful figure: the accepted guests once there are some, the listed guests before. */
const Figures = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { count } = wedding.guests;
  const estimate = wedding.guests.estimate ?? null;
  const coming = useGuestTotals(wedding)?.attending ?? 0;
  const listed = estimate === null ? 'planning.home.guests.listed' : 'planning.home.guests.listed-of';
  return (
    <>
      <Inline align="baseline" gap={2}>
        <Figure>
          <FormattedNumber value={coming > 0 ? coming : count} />
        </Figure>
        <Text as="span" tone="soft">
          {coming > 0 ? (
            <FormattedMessage id="planning.home.guests.coming" values={{ coming, count }} />
          ) : (
            <FormattedMessage id={listed} values={{ count, estimate: estimate ?? 0 }} />
          )}
        </Text>
      </Inline>
      <GuestReplies wedding={wedding} />
    </>
  );
};

interface GuestsCardProps {
  wedding: Identified<Wedding>;
  isCalm: boolean;
}

/** The number of invited guests, their replies and the next step, with a link to the list. */
export const GuestsCard = ({ wedding, isCalm }: GuestsCardProps) => {
  const { market } = useLocaleInfo();
  const isEmpty = wedding.guests.count === 0;
  return (
    <Card>
      <Section
        size="h3"
        gap={3}
        title={<FormattedMessage id="planning.home.guests" />}
        action={
          <Link href={paths.guestlist(market.prefix)}>
            <FormattedMessage id={isEmpty ? 'planning.home.guests.begin' : 'planning.home.open'} />
          </Link>
        }
      >
        {isEmpty ? (
          <Text tone="soft">
            <FormattedMessage
              id="planning.home.guests.none"
              values={{ estimate: wedding.guests.estimate ?? 0, count: wedding.guests.estimate ?? 0 }}
            />
          </Text>
        ) : (
          <Figures wedding={wedding} />
        )}
        {isEmpty || isCalm ? null : <NextWithGuests wedding={wedding} />}
      </Section>
    </Card>
  );
};
