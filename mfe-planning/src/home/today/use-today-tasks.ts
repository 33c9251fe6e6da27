import { useHost, useReadable } from '@posy/remote-kit';
import { todayListeners, type TodayState } from './today-listeners';

/** What the listeners for today's tasks have heard. */
export const useTodayTasks = (): TodayState => useReadable(todayListeners(useHost()));

/** Whether this person wants home calm; not until it is known that they do. */
export const useCalm = (): boolean => {
  const today = useTodayTasks();
  return today.status === 'ready' && today.mine.calm;
};
