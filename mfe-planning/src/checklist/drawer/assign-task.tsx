import { useOpenItem, usePersonHue } from '@posy/remote-kit';
import { Avatar, Button, Stack, Text } from '@posy/shared-ui';
import { CaretDownIcon } from '@posy/shared-ui/icons';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { TaskItem } from '#plan/tasks/task-groups';
import { memberName } from '../address/member-name';
import type { ChecklistMember } from '../address/members';

interface Props {
  task: TaskItem;
  title: string;
  members: readonly ChecklistMember[];
  onAssign: (assignee: string | null, name: string) => void;
}

const Popup = ({ task, title, members, onAssign, onClose }: Props & { onClose: () => void }) => {
  const intl = useIntl();
  const hueOf = usePersonHue();
  useOpenItem('assign-task', true, onClose);
  const choose = (assignee: string | null, name: string): void => {
    onAssign(assignee, name);
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={intl.formatMessage({ id: 'planning.checklist.task.assign' })}
      closeLabel={intl.formatMessage({ id: 'planning.close' })}
    >
      <Text tone="soft">{title}</Text>
      <Stack gap={2}>
        {members.map((member) => {
          const name = memberName(intl, member);
          return (
            <Button
              key={member.uid}
              kind={task.assignee === member.uid ? 'soft' : 'line'}
              aria-pressed={task.assignee === member.uid}
              icon={<Avatar size="s" name={name} hue={hueOf(member.uid)} isDecorative />}
              onPress={() => choose(member.uid, name)}
            >
              {name}
            </Button>
          );
        })}
        <Button
          kind={task.assignee === null ? 'soft' : 'line'}
          aria-pressed={task.assignee === null}
          onPress={() => choose(null, '')}
        >
          <FormattedMessage id="planning.checklist.task.anyone" />
        </Button>
      </Stack>
    </Dialog>
  );
};

/** Names a task's assignee. */
export const assigneeWords = (intl: IntlShape, task: TaskItem, members: readonly ChecklistMember[]): string => {
  const member = members.find(({ uid }) => uid === task.assignee);
  return member === undefined ? intl.formatMessage({ id: 'planning.checklist.task.anyone' }) : memberName(intl, member);
};

/** Shows a task's assignee, with the popup that assigns it to somebody else. Source: S2-back-10. */
export const AssignTask = (props: Props) => {
  const intl = useIntl();
  const hueOf = usePersonHue();
  const [isOpen, setOpen] = useState(false);
  const { task, members } = props;
  const member = members.find(({ uid }) => uid === task.assignee);
  const name = assigneeWords(intl, task, members);
  return (
    <>
      <Button
        kind="line"
        size="s"
        aria-haspopup="dialog"
        icon={member === undefined ? undefined : <Avatar size="s" name={name} hue={hueOf(member.uid)} isDecorative />}
        onPress={() => setOpen(true)}
      >
        {name} <CaretDownIcon size="s" />
      </Button>
      {isOpen && <Popup {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
