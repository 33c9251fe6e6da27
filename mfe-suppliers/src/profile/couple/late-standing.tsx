import { useWedding } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { lazy, Suspense } from 'react';
import { stateOf, useShortlist } from '#shortlist/public';
import { orNothing } from '#supplier/screen/or-nothing';

/** Loaded for couples only: a visitor's first page must stay small, and visitors have no state. */
const OurStanding = lazy(() => orNothing(import('./our-standing').then((module) => module.OurStanding)));

/** The progress of the couple with the supplier; nothing for anybody else. */
export const LateStanding = ({ profile }: { profile: Pick<SupplierProfile, 'id'> }) =>
  useWedding() === null ? null : (
    <Suspense fallback={null}>
      <OurStanding profile={profile} />
    </Suspense>
  );

/** Returns true when this couple has booked the supplier. */
export const useIsOurs = (id: string): boolean => {
  const entry = useShortlist().entries?.find((one) => one.id === id);
  return entry !== undefined && stateOf(entry) === 'booked';
};
