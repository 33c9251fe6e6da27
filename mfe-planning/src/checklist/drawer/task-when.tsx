import styled from '@emotion/styled';
import { periods } from '@posy/shared-contracts/entities';
import { VisuallyHidden } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { MenuButton } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import { periodName } from '#plan/tasks/period-names';
import type { TaskItem } from '#plan/tasks/task-groups';
import type { TaskCommands } from '../edits/use-task-commands';

const Words = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
`;

/** The period of a task, with a menu of the others. */
export const TaskWhen = ({ task, commands }: { task: TaskItem; commands: TaskCommands }) => {
  const intl = useIntl();
  const name = periodName(intl, task.period);
  return (
    <MenuButton
      label={`${intl.formatMessage({ id: 'planning.checklist.task.when' })}: ${name}`}
      kind="line"
      size="s"
      actions={periods.map((period) => ({
        id: period,
        label: periodName(intl, period),
        isChosen: period === task.period,
        onSelect: () => commands.changePeriod(task.id, period),
      }))}
    >
      <Words>
        <CalendarBlankIcon size="s" />
        <VisuallyHidden>
          <FormattedMessage id="planning.checklist.task.when" />:
        </VisuallyHidden>
        {name}
      </Words>
    </MenuButton>
  );
};
