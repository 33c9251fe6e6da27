import { useAccess } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { ReactNode } from 'react';
import { useBudget } from '#budget/public';
import { Known } from '../known/known';
import { BudgetCard } from './budget-card';
import { EvenGrid } from './even-grid';
import { GuestsCard } from './guests-card';

interface Props {
  wedding: Identified<Wedding>;
  isCalm: boolean;
  rest: ReactNode;
}

/**
 * The summaries of the budget and the guests, for members who may read them. Their figures are in the first render, or
 * not shown at all.
 */
export const Summaries = ({ wedding, isCalm, rest }: Props) => {
  const seesMoney = useAccess('budget') !== 'none';
  const seesGuests = useAccess('guests') !== 'none';
  const budget = useBudget(wedding);
  return (
    <Known isKnown={!seesMoney || budget.status !== 'loading'} rest={rest}>
      {(seesMoney || seesGuests) && (
        <EvenGrid>
          {seesMoney && <BudgetCard wedding={wedding} budget={budget} isCalm={isCalm} />}
          {seesGuests && <GuestsCard wedding={wedding} isCalm={isCalm} />}
        </EvenGrid>
      )}
    </Known>
  );
};
