import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Grow } from '@posy/shared-ui';
import { MenuButton } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TaskGroup } from '#plan/tasks/task-groups';
import { type Snooze, snoozedUntil, snoozes } from '#plan/tasks/today';
import { useToday } from '#plan/tasks/use-today';
import type { TaskCommands } from '../edits/use-task-commands';
import { useCategoryFacts } from '../next-step/use-category-facts';
import { useWayOn } from '../next-step/use-next-step';
import { WayOnLink } from '../next-step/way-on-link';
import { isPutOff } from '../rules/checklist-view';

const labels = {
  week: 'planning.checklist.task.snooze-week',
  'next-month': 'planning.checklist.task.snooze-next-month',
} as const satisfies Record<Snooze, string>;

interface Props {
  wedding: Identified<Wedding>;
  group: TaskGroup;
  /** The task's title. */
  title: string;
  commands: TaskCommands;
}

/** Snoozes the task, or ends its snooze. */
const Later = ({ group, commands }: Pick<Props, 'group' | 'commands'>) => {
  const intl = useIntl();
  const today = useToday();
  const { id, done } = group.main;
  if (isPutOff(group, today))
    return (
      <Button kind="line" size="s" onPress={() => commands.snooze(id, null)}>
        <FormattedMessage id="planning.checklist.task.snooze-end" />
      </Button>
    );
  if (done) return null;
  return (
    <MenuButton
      label={intl.formatMessage({ id: 'planning.checklist.task.snooze' })}
      kind="line"
      size="s"
      actions={snoozes.map((snooze) => ({
        id: snooze,
        label: intl.formatMessage({ id: labels[snooze] }),
        onSelect: () => commands.snooze(id, snoozedUntil(snooze, today)),
      }))}
    >
      <FormattedMessage id="planning.checklist.task.snooze" />
    </MenuButton>
  );
};

/** Takes a task off the list without doing it, for good or until later; and links to its main action. */
export const TaskFooter = ({ wedding, group, title, commands }: Props) => {
  const facts = useCategoryFacts(wedding);
  const { id, active, done, category } = group.main;
  const way = useWayOn(wedding)(group.main, facts?.(category) ?? null);
  if (!active)
    return (
      <Button kind="main" size="s" onPress={() => commands.setActive(id, true)}>
        <FormattedMessage id="planning.checklist.task.for-us" />
      </Button>
    );
  return (
    <>
      <Button kind="plain" size="s" onPress={() => commands.setActive(id, false)}>
        <FormattedMessage id="planning.checklist.task.not-for-us" />
      </Button>
      <Grow />
      {/* Both appear at once: neither moves under the pointer. */}
      {way !== null && <Later group={group} commands={commands} />}
      {way !== null && !done && <WayOnLink kind="main" title={title} way={way} />}
    </>
  );
};
