import { useHost } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { weddingDay } from '@posy/shared-contracts/entities';
import { emptyDate } from '@posy/shared-contracts/forms';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useEffect, useRef, useState } from 'react';
import { useShortlist } from '#shortlist/entries/use-shortlist';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { halfWay, lastShown } from '../asking/stored';
import { askedVenues, withoutAsking } from '../rules/occasions';
import type { Circumstances } from '../rules/showing';
import {
  begin,
  faultOf,
  isStep,
  stepBefore,
  turnAfter,
  type VenueProgress,
  type VenueTurn,
} from '../rules/venue-steps';
import { CustomStep } from './custom-step';
import { InterestStep } from './interest-step';
import { IntroStep } from './intro-step';
import { LostStep } from './lost-step';
import { SelectStep } from './select-step';
import { useEndings } from './use-endings';
import { WhenStep } from './when-step';

export interface VenuePopupProps {
  trigger: Circumstances['trigger'];
  wedding: Identified<Wedding>;
  uid: string;
  onClose: () => void;
}

/** Records that it is shown: when it is on the page, not when it was requested. */
const useShowing = (): void => {
  const { clock, location, navigate } = useHost();
  const isNoted = useRef(false);
  useEffect(() => {
    if (isNoted.current) return;
    isNoted.current = true;
    lastShown.write(clock.now());
    const here = location.get();
    const quiet = withoutAsking(here);
    if (quiet !== `${here.pathname}${here.search}${here.hash}`) navigate(quiet, { replace: true });
  }, [clock, location, navigate]);
};

/** The couple's progress; stored, so that it survives a reload. */
const useProgress = ({ wedding }: VenuePopupProps) => {
  const [progress, setProgress] = useState<VenueProgress>(
    () => halfWay.read(wedding.id)?.progress ?? begin(wedding.dateChoice ?? emptyDate),
  );
  const change = (next: VenueProgress): void => {
    setProgress(next);
    if (next.step === 'intro') halfWay.forget(wedding.id);
    else halfWay.write(wedding.id, next, true);
  };
  return { progress, change };
};

/**
 * Asks a couple whether they have found their venue, which, and when; or whether they are still interested in an asked
 * one. It waits until the asked venues have loaded: an earlier answer would end it too soon.
 */
export const VenuePopup = (props: VenuePopupProps) => {
  const { entries, reading } = useShortlist();
  const known = entries ?? (reading.state === 'failed' ? [] : null);
  return known === null ? null : <Asking {...props} entries={known} isListKnown={entries !== null} />;
};

interface AskingProps extends VenuePopupProps {
  entries: readonly ShortlistEntry[];
  isListKnown: boolean;
}

const Asking = ({ entries, isListKnown, ...props }: AskingProps) => {
  const { trigger, wedding, onClose } = props;
  const { progress, change } = useProgress(props);
  const [isTried, setTried] = useState(false);
  const end = useEndings(props, entries);
  useShowing();
  const [asked = null] = askedVenues(entries);
  const leave = (): void => {
    if (progress.step !== 'intro') halfWay.write(wedding.id, progress, false);
    onClose();
  };
  const turn = (next: VenueProgress, to: VenueTurn, made?: ShortlistEntry): void => {
    setTried(false);
    if (isStep(to)) return change({ ...next, step: to });
    halfWay.forget(wedding.id);
    onClose();
    end(to, next, { asked, made });
  };
  /** Continues from a step, unless its answer is missing. */
  const answer = (next: VenueProgress, made?: ShortlistEntry): void => {
    if (faultOf(next) !== null) return setTried(true);
    turn(next, turnAfter(next, { hasAsked: asked !== null, hasDay: weddingDay(wedding) !== null }), made);
  };
  const before = stepBefore[progress.step];
  const step = {
    progress,
    wedding,
    fault: isTried ? faultOf(progress) : null,
    onChange: change,
    onAnswer: answer,
    onBack: () => before !== null && turn(progress, before),
    onClose: leave,
  };
  switch (progress.step) {
    case 'intro':
      return <IntroStep {...step} trigger={trigger} />;
    case 'venueSelect':
      return <SelectStep {...step} entries={entries} />;
    case 'customSupplier':
      return <CustomStep {...step} entries={entries} isListKnown={isListKnown} />;
    case 'supplierInterest':
      return <InterestStep {...step} asked={asked} />;
    case 'lostLead':
      return <LostStep {...step} asked={asked} />;
    default:
      return <WhenStep {...step} />;
  }
};
