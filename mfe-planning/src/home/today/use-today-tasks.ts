import { useHost, useReadable } from '@posy/remote-kit';
import { todayListeners, type TodayState } from './today-listeners';

/** The state of the listeners for today's tasks. */
export const useTodayTasks = (): TodayState => useReadable(todayListeners(useHost()));

/** Returns true when this person chose a calm home; false until that has loaded. */
export const useCalm = (): boolean => {
  const today = useTodayTasks();
  return today.status === 'ready' && today.mine.calm;
};
