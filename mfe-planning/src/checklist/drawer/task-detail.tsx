import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Loading, Skeleton, Text } from '@posy/shared-ui';
import { TrashIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { isMain, type TaskGroup } from '#plan/tasks/task-groups';
import { detailOf, type TaskTexts, titleOf } from '#plan/tasks/task-texts';
import type { ChecklistMember } from '../address/members';
import type { TaskCommands } from '../edits/use-task-commands';
import { nextStepOf } from '../next-step/next-step';
import { useCategoryFacts } from '../next-step/use-category-facts';
import { useFreeOnDate } from '../next-step/use-free-on-date';
import { assigneeWords, AssignTask } from './assign-task';
import { StepList } from './step-list';
import { TaskName } from './task-name';
import { TaskNotes } from './task-notes';
import { TaskShortlist } from './task-shortlist';
import { TaskTrail } from './task-trail';
import { TaskWhen } from './task-when';
import { TaskWays } from './ways/task-ways';
import { WhyNow, WhyNowLoading } from './ways/why-now';

const Body = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
`;

/** Assignee and period, as two pills of one height. */
const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  && > button {
    min-block-size: 44px;
    border-radius: 99px;
  }
`;

interface Props {
  wedding: Identified<Wedding>;
  group: TaskGroup;
  texts: TaskTexts;
  /** Null for read-only members. */
  commands: TaskCommands | null;
  members: readonly ChecklistMember[];
}

/**
 * The reason to act now, the plan's facts about the task's category, and the links. The facts come from the plan, so
 * they do not wait for the directory.
 */
const Ways = ({ wedding, group, texts, commands, members }: Props) => {
  const intl = useIntl();
  const { main } = group;
  const title = titleOf(main, texts);
  const factsOf = useCategoryFacts(wedding);
  const facts = nextStepOf(main).kind === 'suppliers' ? (factsOf?.(main.category) ?? null) : null;
  const step = nextStepOf(main);
  const { isKnown, found } = useFreeOnDate(wedding, facts?.booked === null && !main.done ? step : null);
  if (factsOf === null)
    return (
      <Loading label={intl.formatMessage({ id: 'planning.loading' })}>
        <Skeleton height={160} />
      </Loading>
    );
  return (
    <>
      {isKnown ? !main.done && <WhyNow wedding={wedding} task={main} free={found} /> : <WhyNowLoading />}
      {facts !== null && <TaskShortlist facts={facts} category={main.category} />}
      <TaskWays wedding={wedding} task={main} facts={facts} members={members} commands={commands} />
      {isMain(main) && <StepList group={group} texts={texts} commands={commands} />}
      <TaskNotes weddingId={wedding.id} taskId={main.id} title={title} />
      <TaskTrail group={group} texts={texts} facts={facts} />
      {commands !== null && (
        <div>
          <Button kind="plain" size="s" icon={<TrashIcon size="s" />} onPress={() => commands.remove(main.id)}>
            <FormattedMessage id="planning.checklist.task.remove" />
          </Button>
        </div>
      )}
    </>
  );
};

/** The details of one main task: its texts, its period, the links, its steps. */
export const TaskDetail = (props: Props) => {
  const intl = useIntl();
  const { group, texts, commands, members } = props;
  const { main } = group;
  const detail = detailOf(main, texts);
  return (
    <Body>
      <TaskName group={group} texts={texts} commands={commands} />
      <Pills>
        {commands === null ? (
          <>
            <Text as="span" isStrong>
              <FormattedMessage id="planning.checklist.task.for" />
            </Text>
            <Text as="span">{assigneeWords(intl, main, members)}</Text>
          </>
        ) : (
          <AssignTask
            task={main}
            title={titleOf(main, texts)}
            members={members}
            onAssign={(assignee, name) => commands.assign(main.id, assignee, name)}
          />
        )}
        {isMain(main) && commands !== null && <TaskWhen task={main} commands={commands} />}
      </Pills>
      {detail !== null && <Text tone="soft">{detail}</Text>}
      <Ways {...props} />
    </Body>
  );
};
