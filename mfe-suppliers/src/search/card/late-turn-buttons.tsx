import { useAwake } from '@posy/remote-kit';
import { lazy, Suspense } from 'react';
import { orNothing } from '#supplier/screen/or-nothing';
import type { TurnButtonsProps } from './turn-buttons';

const TurnButtons = lazy(() => orNothing(import('./turn-buttons').then((module) => module.TurnButtons)));

/** The buttons of a card's pictures, after hydration: their code is none of a page's first scripts. */
export const LateTurnButtons = (props: TurnButtonsProps) =>
  useAwake() ? (
    <Suspense fallback={null}>
      <TurnButtons {...props} />
    </Suspense>
  ) : null;
