import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, SignedIn } from '@posy/shared-contracts/mount-props';
import { mayEditProfile, planningDay } from '@posy/shared-contracts/rules';
import type { ReactNode } from 'react';
import { type Checklist, useChecklist } from '#checklist/public';
import { Known } from './known/known';
import { PlanCards } from './plan-cards';
import { TodayCard } from './today/today-card';
import { useTodaysCards } from './today/use-todays-cards';

interface Props {
  wedding: Identified<Wedding>;
  person: SignedIn;
  isCalm: boolean;
  /** The parts below; they receive the state of the checklist. */
  rest: (checklist: Checklist) => ReactNode;
}

/** Returns true when the checklist has loaded or there is none: a wedding without a date has no checklist. */
const isListKnown = (wedding: Wedding, checklist: Checklist): boolean =>
  checklist.status !== 'loading' || (wedding.tasks.initializedAt === null && planningDay(wedding) === null);

const WithoutCards = ({ wedding, isCalm, rest }: Props) => {
  const checklist = useChecklist(wedding);
  return (
    <Known isKnown={isListKnown(wedding, checklist)} rest={rest(checklist)}>
      <PlanCards wedding={wedding} checklist={checklist} isCalm={isCalm} heldKey={null} />
    </Known>
  );
};

const WithCards = ({ wedding, isCalm, rest }: Props) => {
  const checklist = useChecklist(wedding);
  const { isKnown, shown } = useTodaysCards(wedding, checklist);
  return (
    <Known
      isKnown={isKnown && isListKnown(wedding, checklist)}
      isMaking={wedding.tasks.initializedAt === null && planningDay(wedding) !== null}
      rest={rest(checklist)}
    >
      {shown !== null && <TodayCard wedding={wedding} shown={shown} />}
      <PlanCards wedding={wedding} checklist={checklist} isCalm={isCalm} heldKey={shown?.current?.i18nKey ?? null} />
    </Known>
  );
};

/**
 * Today's tasks, the three of this week and the posy, for members who may read the checklist: its listener starts with
 * this component.
 */
export const Planned = (props: Props) =>
  mayEditProfile(props.person.role) ? <WithCards {...props} /> : <WithoutCards {...props} />;
