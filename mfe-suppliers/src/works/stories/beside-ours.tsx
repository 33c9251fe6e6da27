import { formatMoney, useAccess, useAwake, useLocaleInfo, useWedding } from '@posy/remote-kit';
import type { Money } from '@posy/shared-contracts/entities';
import { Callout } from '@posy/shared-ui';
import { LightbulbIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { useGuests } from '#supplier/couple/use-guests';
import { whole } from '../rules/altogether';

/** Returns the budget for one guest of the couple who reads; null without one, and in another country's money. */
const useBudgetPerGuest = (): { amount: number; guests: number } | null => {
  const isAwake = useAwake();
  const seesMoney = useAccess('budget') !== 'none';
  const wedding = useWedding();
  const { country } = useLocaleInfo().market;
  const guests = useGuests();
  if (!isAwake || !seesMoney || wedding === null || guests === null) return null;
  if (wedding.budget === 0 || wedding.l10n.country !== country) return null;
  return { amount: whole(wedding.budget / guests), guests };
};

/** Sets what a wedding came to beside the budget of the couple who reads, guest by guest. */
export const BesideOurs = ({ perGuest }: { perGuest: Money }) => {
  const { locale } = useLocaleInfo();
  const ours = useBudgetPerGuest();
  return ours === null ? null : (
    <Callout hue="primrose" icon={<LightbulbIcon />}>
      <FormattedMessage
        id="stories.costs.ours"
        values={{
          each: formatMoney(perGuest, locale),
          ours: formatMoney({ ...perGuest, amount: ours.amount }, locale),
          count: ours.guests,
        }}
      />
    </Callout>
  );
};
