import { EmptyState, Tag } from '@posy/shared-ui';
import { Drawer } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TaskGroup } from '../../../domain/tasks/task-groups';
import { periodHeading } from '../../tasks/period-names';
import { TaskDetail } from './task-detail';
import { titleOf, type TaskTexts } from '../../tasks/task-texts';
import type { TaskCommands } from '../../tasks/use-task-commands';

interface Props {
  /** Null when there is no such task. */
  group: TaskGroup | null;
  texts: TaskTexts;
  commands: TaskCommands;
  onClose: () => void;
}

/** A task beside the list, which stays usable; on phones a sheet from below. */
export const TaskDrawer = ({ group, texts, commands, onClose }: Props) => {
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
    >
      <TaskDetail group={group} texts={texts} commands={commands} />
    </Drawer>
  );
};
