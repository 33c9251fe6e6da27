import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { EmptyState, Tag } from '@posy/shared-ui';
import { Drawer } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import { periodHeading } from '#plan/tasks/period-names';
import { isMain, type TaskGroup } from '#plan/tasks/task-groups';
import { type TaskTexts, titleOf } from '#plan/tasks/task-texts';
import type { ChecklistMember } from '../address/members';
import type { TaskCommands } from '../edits/use-task-commands';
import { TaskDetail } from './task-detail';
import { TaskFooter } from './task-footer';
import { TaskSteps } from './task-steps';
import { TaskTools } from './task-tools';

interface Props {
  wedding: Identified<Wedding>;
  /** Null when the address names a task that does not exist. */
  group: TaskGroup | null;
  texts: TaskTexts;
  /** Null for read-only members. */
  commands: TaskCommands | null;
  members: readonly ChecklistMember[];
  /** Ids of the neighbouring main tasks in its period; null at its ends. */
  around: { before: string | null; after: string | null };
  /** Ids of the previous and the next main task that are still to do. */
  toDo: { before: string | null; after: string | null };
  onOpen: (taskId: string) => void;
  onClose: () => void;
}

/** A task beside the list, which stays usable; on phones a sheet from below. */
export const TaskDrawer = ({ wedding, group, texts, commands, members, around, toDo, onOpen, onClose }: Props) => {
  const intl = useIntl();
  const closeLabel = intl.formatMessage({ id: 'planning.close' });
  if (group === null) {
    const title = intl.formatMessage({ id: 'planning.checklist.task.gone.title' });
    return (
      <Drawer isOpen onClose={onClose} label={title} closeLabel={closeLabel}>
        <EmptyState title={title} size="h3">
          <FormattedMessage id="planning.checklist.task.gone.text" />
        </EmptyState>
      </Drawer>
    );
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      label={titleOf(group.main, texts)}
      closeLabel={closeLabel}
      head={<Tag hue="fern">{periodHeading(intl, group.main.period)}</Tag>}
      tools={
        <>
          <TaskSteps toDo={toDo} onOpen={onOpen} />
          {isMain(group.main) && commands !== null ? (
            <TaskTools taskId={group.main.id} commands={commands} around={around} />
          ) : null}
        </>
      }
      footer={
        isMain(group.main) && commands !== null ? (
          <TaskFooter wedding={wedding} group={group} title={titleOf(group.main, texts)} commands={commands} />
        ) : undefined
      }
    >
      <TaskDetail wedding={wedding} group={group} texts={texts} commands={commands} members={members} />
    </Drawer>
  );
};
