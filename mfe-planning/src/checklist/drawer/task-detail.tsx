import styled from '@emotion/styled';
import { periods, type Period, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Heading, Inline, Loading, Skeleton, Text, Tick } from '@posy/shared-ui';
import { PencilIcon, TrashIcon } from '@posy/shared-ui/icons';
import { SelectField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nextStepOf } from '../next-step/next-step';
import { canRename } from '../rules/task-changes';
import { isMain, type TaskGroup } from '#plan/tasks/task-groups';
import { assigneeWords, AssignTask } from './assign-task';
import { NameForm } from './name-form';
import { periodName } from '#plan/tasks/period-names';
import { useCategoryFacts } from '../next-step/use-category-facts';
import { StepList } from './step-list';
import { TaskShortlist } from './task-shortlist';
import { TaskWays } from './task-ways';
import { detailOf, titleOf, type TaskTexts } from '#plan/tasks/task-texts';
import type { Member } from '../members';
import type { TaskCommands } from '../edits/use-task-commands';

const Body = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
`;

const Head = styled.div`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  & > h2 {
    flex: 1;
    min-inline-size: 0;
  }
`;

const For = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  font-size: 0.9375rem;
  font-weight: 600;
`;

interface Props {
  wedding: Identified<Wedding>;
  group: TaskGroup;
  texts: TaskTexts;
  /** Null for who reads along. */
  commands: TaskCommands | null;
  members: readonly Member[];
}

const Name = ({ group: { main }, texts, commands }: Props) => {
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

/** What the plan knows of the task's category, the ways on, and below them its steps: all at once, so that nothing moves. */
const Ways = ({ wedding, group, texts, commands, members }: Props) => {
  const intl = useIntl();
  const { main } = group;
  const factsOf = useCategoryFacts(wedding);
  if (factsOf === null)
    return (
      <Loading label={intl.formatMessage({ id: 'planning.loading' })}>
        <Skeleton height={160} />
      </Loading>
    );
  const facts = nextStepOf(main).kind === 'suppliers' ? factsOf(main.category) : null;
  return (
    <>
      {facts !== null && <TaskShortlist facts={facts} />}
      <TaskWays wedding={wedding} task={main} facts={facts} members={members} commands={commands} />
      {isMain(main) && <StepList group={group} texts={texts} commands={commands} />}
    </>
  );
};

/** Everything about one main task: its words, when it is due, the ways on, its steps. */
export const TaskDetail = (props: Props) => {
  const intl = useIntl();
  const { group, texts, commands, members } = props;
  const { main } = group;
  const detail = detailOf(main, texts);
  const options = periods.map((period) => ({ value: period, label: periodName(intl, period) }));
  return (
    <Body>
      <Name {...props} />
      {detail !== null && <Text tone="soft">{detail}</Text>}
      <For>
        <span>
          <FormattedMessage id="planning.checklist.task.for" />
        </span>
        {commands === null ? (
          <Text as="span">{assigneeWords(intl, main, members)}</Text>
        ) : (
          <AssignTask
            task={main}
            title={titleOf(main, texts)}
            members={members}
            onAssign={(assignee, name) => commands.assign(main.id, assignee, name)}
          />
        )}
      </For>
      {isMain(main) && commands !== null && (
        <SelectField
          label={intl.formatMessage({ id: 'planning.checklist.task.when' })}
          value={main.period}
          options={options}
          onChange={(period) => commands.changePeriod(main.id, period as Period)}
        />
      )}
      <Ways {...props} />
      {commands !== null && (
        <div>
          <Button kind="plain" size="s" icon={<TrashIcon size="s" />} onPress={() => commands.remove(main.id)}>
            <FormattedMessage id="planning.checklist.task.remove" />
          </Button>
        </div>
      )}
    </Body>
  );
};
