import styled from '@emotion/styled';
import { Button, color, Heading, IconButton, Inline, Text, Tick } from '@posy/shared-ui';
import { PencilIcon, PlusIcon, TrashIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TaskGroup, TaskItem } from '#plan/tasks/task-groups';
import { type TaskTexts, titleOf } from '#plan/tasks/task-texts';
import type { TaskCommands } from '../edits/use-task-commands';
import { canRename } from '../rules/task-changes';
import { NameForm } from './name-form';

const Steps = styled.ul`
  display: grid;
  gap: 4px;
  margin-block: 8px 4px;
`;

const Item = styled.li`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  & > span:first-of-type {
    margin-block-start: 2px;
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
    padding-block: 4px;
    overflow-wrap: break-word;
  }
  &[data-done] > div {
    color: ${color.inkFaint};
    text-decoration: line-through;
    text-decoration-color: ${color.lineStrong};
  }
`;

interface TaskStepProps {
  step: TaskItem;
  title: string;
  /** Null for read-only members. */
  commands: TaskCommands | null;
}

const Step = ({ step, title, commands }: TaskStepProps) => {
  const intl = useIntl();
  const [isRenaming, setRenaming] = useState(false);
  if (commands === null)
    return (
      <Item data-done={step.done || undefined}>
        <Tick size="s" isChecked={step.done} label={title} isDisabled />
        <div>{title}</div>
      </Item>
    );
  if (isRenaming)
    return (
      <li>
        <NameForm
          label={intl.formatMessage({ id: 'planning.checklist.task.name' })}
          submit={intl.formatMessage({ id: 'planning.checklist.task.save' })}
          initial={title}
          onSubmit={(name) => commands.rename(step.id, name)}
          onClose={() => setRenaming(false)}
        />
      </li>
    );
  return (
    <Item data-done={step.done || undefined}>
      <Tick size="s" isChecked={step.done} label={title} onChange={(done) => commands.tick(step.id, done)} />
      <div>{title}</div>
      {canRename(step) && (
        <IconButton
          size="s"
          label={intl.formatMessage({ id: 'planning.checklist.task.rename-step' }, { title })}
          onPress={() => setRenaming(true)}
        >
          <PencilIcon size="s" />
        </IconButton>
      )}
      <IconButton
        size="s"
        label={intl.formatMessage({ id: 'planning.checklist.task.remove-step' }, { title })}
        onPress={() => commands.remove(step.id)}
      >
        <TrashIcon size="s" />
      </IconButton>
    </Item>
  );
};

interface Props {
  group: TaskGroup;
  texts: TaskTexts;
  /** Null for read-only members. */
  commands: TaskCommands | null;
}

/** Lists the steps of a main task, with a form to add one. */
export const StepList = ({ group: { main, steps }, texts, commands }: Props) => {
  const intl = useIntl();
  const [isAdding, setAdding] = useState(false);
  return (
    <section>
      <Inline justify="space-between">
        <Heading level={3}>
          <FormattedMessage id="planning.checklist.task.steps" />
        </Heading>
        {steps.length > 0 && (
          <Text as="span" size="small" tone="faint" isFigures>
            <FormattedMessage
              id="planning.checklist.steps"
              values={{ done: steps.filter((step) => step.done).length, total: steps.length }}
            />
          </Text>
        )}
      </Inline>
      <Steps>
        {steps.map((step) => (
          <Step key={step.id} step={step} title={titleOf(step, texts)} commands={commands} />
        ))}
      </Steps>
      {commands !== null && isAdding && (
        <NameForm
          label={intl.formatMessage({ id: 'planning.checklist.task.step-name' })}
          submit={intl.formatMessage({ id: 'planning.checklist.task.step-save' })}
          initial=""
          onSubmit={(name) => commands.addStep(main.id, name)}
          onClose={() => setAdding(false)}
        />
      )}
      {commands !== null && !isAdding && (
        <Button kind="plain" size="s" icon={<PlusIcon size="s" />} onPress={() => setAdding(true)}>
          <FormattedMessage id="planning.checklist.task.add-step" />
        </Button>
      )}
    </section>
  );
};
