import { useSignedIn } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { Loading, Skeleton } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { chooseFlow, variantOf } from '../../../domain/today-tasks/choose-flow';
import { useTaskTexts } from '../../tasks/task-texts';
import type { Checklist } from '../../tasks/use-checklist';
import { TodayCard } from './today-card';
import { useTodayTasks } from './use-today-tasks';

/**
 * Today's tasks, on top of home: the flow that the address asks for (`todayTaskFlowId`), else that of the test or the
 * active one. Where they cannot be had, home stands without them. Source: section 2, "Screens"; section 4, "Experiment".
 */
export const TodaysTasks = ({ wedding, checklist }: { wedding: Identified<Wedding>; checklist: Checklist | null }) => {
  const intl = useIntl();
  const today = useTodayTasks();
  const person = useSignedIn();
  const texts = useTaskTexts();
  const [params] = useSearchParams();
  // What is ticked decides which card comes, and an answer changes the list: neither is known before it is there.
  const hasList = wedding.tasks.initializedAt !== null || planningDay(wedding) !== null;
  const isReading = hasList && checklist?.status === 'loading';
  if (today.status === 'loading' || (today.status === 'ready' && (texts.isPending || isReading)))
    return (
      <Loading label={intl.formatMessage({ id: 'planning.loading' })}>
        <Skeleton height={180} />
      </Loading>
    );
  if (today.status !== 'ready' || person === null || texts.data === undefined) return null;
  const flow = chooseFlow(today.flows, params.get('todayTaskFlowId'), {
    variant: variantOf(person.uid),
    country: wedding.l10n.country,
    createdAt: person.user.createdAt,
  });
  if (flow === null) return null;
  const ready = checklist?.status === 'ready' ? checklist : null;
  return (
    <TodayCard wedding={wedding} uid={person.uid} flow={flow} mine={today.mine} texts={texts.data} checklist={ready} />
  );
};
