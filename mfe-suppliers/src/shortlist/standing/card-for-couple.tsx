import { type ComponentProps, lazy, Suspense } from 'react';
import { SupplierCard } from '#supplier/card/supplier-card';
import { useShortlist } from '../entries/use-shortlist';
import { Heart } from '../hearts/heart';
import { stateOf } from '../rules/entry';

/** Loaded for couples only: visitors, whose first page counts, have met nobody. */
const StandingPill = lazy(async () => ({ default: (await import('./standing-pill')).StandingPill }));

type Props = Omit<ComponentProps<typeof SupplierCard>, 'actions' | 'standing'>;

/** A supplier in a list as its couple knows it: with the heart, how far they are with it, and no offer of what they have. */
export const CardForCouple = ({ supplier, ...card }: Props) => {
  const { wedding, entries } = useShortlist();
  const entry = entries?.find(({ id }) => id === supplier.id) ?? null;
  return (
    <SupplierCard
      {...card}
      supplier={stateOf(entry) === 'booked' ? { ...supplier, free: undefined } : supplier}
      actions={<Heart supplier={supplier} isOnPicture />}
      standing={
        wedding !== null &&
        entry !== null && (
          <Suspense fallback={null}>
            <StandingPill supplierId={supplier.id} />
          </Suspense>
        )
      }
    />
  );
};
