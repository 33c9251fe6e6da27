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
  /** The parts below; they are given what the list is at. */
  rest: (checklist: Checklist) => ReactNode;
}

/** A list that is neither there nor coming is known: without a date there is none. */
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

/** Today's tasks, the three of this week and the posy, for whoever may see the checklist: its listener starts with it. */
export const Planned = (props: Props) =>
  mayEditProfile(props.person.role) ? <WithCards {...props} /> : <WithoutCards {...props} />;
