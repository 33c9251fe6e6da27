import { todayListeners } from '#home/today/today-listeners';
import { planHolds } from '#plan/frame/plan-holds';
import type { ReactionTable } from './reaction';

/** The listeners for today's tasks start on INIT and stop on STOP. Source: S4-listener. */
export const todayReactions: ReactionTable = {
  'today-task.init': async (host, plan) => {
    const session = host.session.get();
    // Another person has signed in since: their own INIT follows.
    if (session.status === 'signed-in' && !planHolds(host, plan)) return;
    todayListeners(host).start(host, plan);
  },
  'today-task.stop': async (host, plan) => {
    if (!planHolds(host, plan)) todayListeners(host).stop();
  },
};
