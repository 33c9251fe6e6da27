import { formatMoney, useAccess, useLive, useLocaleInfo, useWedding } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { guestFacts, headsOf, headsSource } from '@posy/shared-contracts/rules';
import { Row, Rows } from '@posy/shared-ui';
import { UsersThreeIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { costsQuery } from '#budget/public';
import { guestImpact } from './rules/guest-impact';

interface EstimateChange {
  from: number | null;
  to: number | null;
}

/** Explains that costs per head follow the guest list, so that another estimate changes nothing. */
const Followed = ({ count }: { count: number }) => (
  <Row start={<UsersThreeIcon />} title={<FormattedMessage id="planning.impact.guests.listed" values={{ count }} />} />
);

const CostsLine = ({ wedding, from, to }: EstimateChange & { wedding: Identified<Wedding> }) => {
  const { locale } = useLocaleInfo();
  const { value } = useLive(costsQuery(wedding.id));
  const facts = [guestFacts(wedding, from), guestFacts(wedding, to)] as const;
  const heads = [headsOf(facts[0]), headsOf(facts[1])] as const;
  const { costs, before, after } = guestImpact(value ?? [], ...heads);
  if (costs === 0) return null;
  if (facts.every((each) => headsSource(each) === 'list')) return <Followed count={heads[1].all} />;
  const { currency } = wedding.l10n;
  const money = (amount: number): string => formatMoney({ amount, currency }, locale);
  return (
    <Row
      start={<UsersThreeIcon />}
      title={
        <FormattedMessage
          id="planning.impact.guests"
          values={{ count: costs, before: money(before), after: money(after) }}
        />
      }
      note={
        <FormattedMessage
          id={after > before ? 'planning.impact.guests.more' : 'planning.impact.guests.less'}
          values={{ amount: money(Math.abs(after - before)) }}
        />
      }
    />
  );
};

/** Previews the effect of another estimate of guests on the budget; renders nothing for members who may not read it. */
export const GuestsPreview = ({ from, to }: EstimateChange) => {
  const wedding = useWedding();
  const mayView = useAccess('budget') !== 'none';
  return <Rows>{wedding !== null && mayView && <CostsLine wedding={wedding} from={from} to={to} />}</Rows>;
};
