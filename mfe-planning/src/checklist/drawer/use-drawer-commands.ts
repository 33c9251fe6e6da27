import { useHost } from '@posy/remote-kit';
import { checklistConstants } from '@posy/shared-contracts/constants';
import { useEffect, useMemo, useRef } from 'react';
import type { TaskGroup } from '#plan/tasks/task-groups';
import { useToday } from '#plan/tasks/use-today';
import type { ChecklistAddress } from '../address/checklist-address';
import type { TaskCommands } from '../edits/use-task-commands';
import { closesDrawer } from '../rules/drawer-condition';

/** The drawer's commands: removing a task, or ticking its last step out of the list, also closes the drawer. */
export const useDrawerCommands = (
  commands: TaskCommands,
  group: TaskGroup | null,
  { show }: ChecklistAddress,
  close: () => void,
): TaskCommands => {
  const { clock } = useHost();
  const today = useToday();
  const latest = useRef({ group, show, close });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = { group, show, close };
  });
  const openId = group?.main.id;
  // Cancels a pending redirect when another drawer opens or this one closes.
  useEffect(() => () => stop.current(), [openId]);
  return useMemo(
    () => ({
      ...commands,
      tick(taskId, done) {
        const now = latest.current;
        stop.current();
        if (now.group !== null && closesDrawer(now.group, taskId, done, now.show, today))
          stop.current = clock.after(checklistConstants.closingRedirectMs, () => latest.current.close());
        commands.tick(taskId, done);
      },
      remove(taskId) {
        const now = latest.current;
        if (now.group?.main.id === taskId) now.close();
        commands.remove(taskId);
      },
    }),
    [commands, clock, today],
  );
};
