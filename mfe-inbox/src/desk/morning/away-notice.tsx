import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { AwayNote } from '@posy/shared-contracts/entities';
import { Callout, Inline, Link } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { dayOf, shortDate } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { AwayButton, BackButton, useAway } from '../away-card';

/** Returns a note that is still valid: it ends with its last day. */
const useHolding = (away: AwayNote | null): AwayNote | null => {
  const { now, zone } = useReader();
  const today = dayOf(new Date(now).toISOString(), zone);
  return away === null || (away.until !== null && away.until < today) ? null : away;
};

/** The button to set an away note, beside the choice of profiles; hidden while there is a note. */
export const AwayUntil = ({ supplierId }: { supplierId: string }) => {
  const { away, become } = useAway(supplierId);
  return useHolding(away) === null ? <AwayButton away={null} become={become} /> : null;
};

/** The current away note, so that nobody forgets to remove it; renders nothing after its last day. */
export const AwayNotice = ({ supplierId }: { supplierId: string }) => {
  const { locale, market } = useLocaleInfo();
  const known = useAway(supplierId);
  const away = useHolding(known.away);
  if (away === null) return null;
  return (
    <Callout
      hue="apricot"
      role="note"
      title={
        away.until === null ? (
          <FormattedMessage id="desk.away.open" />
        ) : (
          <FormattedMessage id="desk.away.holds" values={{ day: shortDate(away.until, locale) }} />
        )
      }
      actions={
        <Inline gap={3}>
          <BackButton become={known.become} />
          <Link href={paths.inboxDesk(market.prefix)}>
            <FormattedMessage id="desk.morning.open-desk" />
          </Link>
        </Inline>
      }
    >
      {away.text}
    </Callout>
  );
};
