import styled from '@emotion/styled';
import { Button, Heading, Inline, Text, Tick } from '@posy/shared-ui';
import { PencilIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TaskGroup } from '#plan/tasks/task-groups';
import { type TaskTexts, titleOf } from '#plan/tasks/task-texts';
import type { TaskCommands } from '../edits/use-task-commands';
import { canRename } from '../rules/task-changes';
import { NameForm } from './name-form';

const Head = styled.div`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  & > h2 {
    flex: 1;
    min-inline-size: 0;
  }
`;

interface Props {
  group: TaskGroup;
  texts: TaskTexts;
  /** Null for read-only members. */
  commands: TaskCommands | null;
}

/** The task's title with its tick; the couple's own tasks can be renamed. */
export const TaskName = ({ group: { main }, texts, commands }: Props) => {
  const intl = useIntl();
  const [isRenaming, setRenaming] = useState(false);
  const title = titleOf(main, texts);
  if (isRenaming && commands !== null)
    return (
      <NameForm
        label={intl.formatMessage({ id: 'planning.checklist.task.name' })}
        submit={intl.formatMessage({ id: 'planning.checklist.task.save' })}
        initial={title}
        onSubmit={(name) => commands.rename(main.id, name)}
        onClose={() => setRenaming(false)}
      />
    );
  return (
    <>
      <Head>
        <Tick
          isChecked={main.done}
          isDisabled={commands === null}
          label={title}
          onChange={(done) => commands?.tick(main.id, done)}
        />
        <Heading level={2}>{title}</Heading>
      </Head>
      {commands !== null && canRename(main) && (
        <Inline>
          <Text as="span" size="small" tone="faint">
            <FormattedMessage id="planning.checklist.task.own" />
          </Text>
          <Button kind="plain" size="s" icon={<PencilIcon size="s" />} onPress={() => setRenaming(true)}>
            <FormattedMessage id="planning.checklist.task.rename" />
          </Button>
        </Inline>
      )}
    </>
  );
};
