import type { MountProps } from '@posy/shared-contracts/mount-props';
import { todayListeners, type TodayPlan } from '#home/today/today-listeners';
import type { ReactionTable } from './reaction';

/** Whether the session is still, or again, at this plan. Both events are states, and either may be heard late. */
const holds = (host: MountProps, { uid, weddingId }: TodayPlan): boolean => {
  const session = host.session.get();
  return session.status === 'signed-in' && session.uid === uid && session.wedding?.id === weddingId;
};

/** The listeners for today's tasks start on INIT and stop on STOP. Source: S4-listener. */
export const todayReactions: ReactionTable = {
  'today-task.init': async (host, plan) => {
    const session = host.session.get();
    // Somebody else is here by now: their own INIT comes.
    if (session.status === 'signed-in' && !holds(host, plan)) return;
    todayListeners(host).start(host, plan);
  },
  'today-task.stop': async (host, plan) => {
    if (!holds(host, plan)) todayListeners(host).stop();
  },
};
