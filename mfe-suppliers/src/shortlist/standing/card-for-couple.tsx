import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { SupplierCard } from '#supplier/card/supplier-card';
import { orNothing } from '#supplier/screen/or-nothing';
import { useShortlist } from '../entries/use-shortlist';
import { Heart } from '../hearts/heart';
import { stateOf } from '../rules/entry';

/** Loaded for couples only: a visitor's first page must stay small, and visitors have no state. */
const StandingPill = lazy(() => orNothing(import('./standing-pill').then((module) => module.StandingPill)));

interface Props extends Omit<ComponentProps<typeof SupplierCard>, 'actions' | 'standing'> {
  /** Further parts on the picture. */
  children?: ReactNode;
}

/**
 * A supplier's card for its couple: with the heart and the couple's state, and without a demand for facts they have
 * given.
 */
export const CardForCouple = ({ supplier, children, ...card }: Props) => {
  const { wedding, entries } = useShortlist();
  const entry = entries?.find(({ id }) => id === supplier.id) ?? null;
  return (
    <SupplierCard
      {...card}
      supplier={stateOf(entry) === 'booked' ? { ...supplier, free: undefined } : supplier}
      actions={<Heart supplier={supplier} isOnPicture />}
      standing={
        <>
          {wedding !== null && entry !== null && (
            <Suspense fallback={null}>
              <StandingPill supplierId={supplier.id} />
            </Suspense>
          )}
          {children}
        </>
      }
    />
  );
};
