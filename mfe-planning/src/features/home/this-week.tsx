import styled from '@emotion/styled';
import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Card, color, EmptyState, Heading, Inline, Link, NavLink, Text, Tick } from '@posy/shared-ui';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { nextThree } from '../../domain/checklist/checklist-view';
import type { TaskGroup } from '../../domain/tasks/task-groups';
import { detailOf, titleOf, type TaskTexts } from '../tasks/task-texts';
import type { ReadyChecklist } from '../tasks/use-checklist';
import { useToday } from '../tasks/use-today';
import { useTaskCommands } from '../tasks/use-task-commands';

const List = styled.ol`
  margin-block-start: 6px;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: start;
    padding-block: 14px;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

const Title = styled.div`
  padding-block-start: 4px;
  font-weight: 600;
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-done] & {
    color: ${color.inkFaint};
    text-decoration: line-through;
    text-decoration-color: ${color.lineStrong};
  }
`;

interface ItemProps {
  group: TaskGroup;
  texts: TaskTexts;
  /** Whether this person may tick. */
  mayTick: boolean;
  onTick: (taskId: string, done: boolean) => void;
}

const Item = ({ group: { main }, texts, mayTick, onTick }: ItemProps) => {
  const { market } = useLocaleInfo();
  const title = titleOf(main, texts);
  const detail = detailOf(main, texts);
  return (
    <li data-done={main.done || undefined}>
      <Tick isChecked={main.done} isDisabled={!mayTick} label={title} onChange={(done) => onTick(main.id, done)} />
      <div>
        <Title>
          <NavLink href={paths.task(market.prefix, main.id)}>{title}</NavLink>
        </Title>
        {detail !== null && !main.done && (
          <Text size="small" tone="soft">
            {detail}
          </Text>
        )}
      </div>
      {main.done && mayTick && (
        <Button kind="plain" size="s" onPress={() => onTick(main.id, false)}>
          <FormattedMessage id="planning.undo" />
        </Button>
      )}
    </li>
  );
};

/** The three of this visit: what was ticked stays, struck through, until all three are done. */
const useThree = (groups: readonly TaskGroup[]): TaskGroup[] => {
  const today = useToday();
  const [shown, setShown] = useState<readonly string[]>([]);
  const three = nextThree(groups, shown, today);
  const ids = three.map((group) => group.main.id);
  if (ids.join('\n') !== shown.join('\n')) setShown(ids);
  return three;
};

/** Three tasks, not 180. */
export const ThisWeek = ({ wedding, checklist }: { wedding: Identified<Wedding>; checklist: ReadyChecklist }) => {
  const { market } = useLocaleInfo();
  const id = useId();
  const commands = useTaskCommands(wedding.id, checklist);
  const three = useThree(checklist.groups);
  const mayTick = useAccess('checklist') === 'edit';
  return (
    <Card as="section" aria-labelledby={id}>
      <Inline justify="space-between">
        <Heading level={2} id={id}>
          <FormattedMessage id="planning.home.three" />
        </Heading>
        <Link href={paths.checklist(market.prefix)}>
          <FormattedMessage id="planning.home.all-tasks" />
        </Link>
      </Inline>
      {three.length === 0 ? (
        <EmptyState level={3} title={<FormattedMessage id="planning.home.nothing-next.title" />}>
          <FormattedMessage id="planning.home.nothing-next.text" />
        </EmptyState>
      ) : (
        <List>
          {three.map((group) => (
            <Item key={group.main.id} group={group} texts={checklist.texts} mayTick={mayTick} onTick={commands.tick} />
          ))}
        </List>
      )}
    </Card>
  );
};
