import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import { planningDay } from '@posy/shared-contracts/rules';
import { Button, media, PageHead, PlusIcon, VisuallyHidden } from '@posy/shared-ui';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { countTasks, filterGroups } from '../../../domain/checklist/checklist-view';
import { byPeriod } from '../../../domain/tasks/task-groups';
import type { ChecklistAddress } from '../checklist-address';
import { FilterBar } from './filter-bar';
import { NothingListed } from './nothing-listed';
import { PeriodRail } from './period-rail';
import { PeriodSection } from './period-section';
import { titleOf } from '../../tasks/task-texts';
import type { ReadyChecklist } from '../../tasks/use-checklist';
import type { TaskCommands } from '../../tasks/use-task-commands';

const Layout = styled.div`
  display: grid;
  gap: 32px;
  grid-template-columns: minmax(0, 1fr);
  ${media.desk} {
    grid-template-columns: 200px minmax(0, 1fr);
    &[data-beside-drawer] {
      gap: 24px;
      grid-template-columns: 196px minmax(0, 1fr);
      padding-inline-end: 440px;
    }
  }
`;

/** What was ticked since the filter was chosen; it stays in its place until another is. */
const useLingering = (filter: string) => {
  const [kept, setKept] = useState<{ filter: string; ids: ReadonlySet<string> }>({ filter, ids: new Set() });
  if (kept.filter !== filter) setKept({ filter, ids: new Set() });
  const add = useCallback(
    (id: string): void => setKept((before) => ({ ...before, ids: new Set(before.ids).add(id) })),
    [],
  );
  return { ids: kept.ids, add };
};

interface Props {
  wedding: Wedding;
  checklist: ReadyChecklist;
  address: ChecklistAddress;
  commands: TaskCommands;
  openId: string | null;
  onAdd: () => void;
}

/** The list with its rail and filters. */
export const ChecklistList = ({ wedding, checklist, address, commands, openId, onAdd }: Props) => {
  const { groups, texts, totals } = checklist;
  const { show, text } = address;
  const lingering = useLingering(show);
  const { add: linger } = lingering;
  const counts = useMemo(() => countTasks(groups), [groups]);
  const listed = useMemo(
    () => byPeriod(filterGroups(groups, { show, text, lingering: lingering.ids }, (task) => titleOf(task, texts))),
    [groups, show, text, lingering.ids, texts],
  );
  const tick = useCallback(
    (taskId: string, done: boolean): void => {
      linger(taskId);
      commands.tick(taskId, done);
    },
    [commands, linger],
  );
  const found = listed.reduce((count, part) => count + part.groups.length, 0);
  return (
    <Layout data-beside-drawer={openId === null ? undefined : ''}>
      <PeriodRail date={planningDay(wedding)} left={counts.left} listed={listed.map((part) => part.period)} />
      <div>
        <PageHead
          title={<FormattedMessage id="planning.checklist.title" />}
          lead={<FormattedMessage id="planning.checklist.progress" values={{ ...totals }} />}
          actions={
            <Button kind="main" size="s" icon={<PlusIcon size="s" />} onPress={onAdd}>
              <FormattedMessage id="planning.checklist.add" />
            </Button>
          }
        />
        <FilterBar address={address} counts={counts.show} />
        <VisuallyHidden role="status">
          {text !== '' && <FormattedMessage id="planning.checklist.found" values={{ count: found }} />}
        </VisuallyHidden>
        {listed.map((part) => (
          <PeriodSection
            key={part.period}
            period={part.period}
            date={planningDay(wedding)}
            groups={part.groups}
            texts={texts}
            hrefOf={address.task}
            openId={openId}
            onTick={tick}
          />
        ))}
        {found === 0 && <NothingListed address={address} isEmpty={groups.length === 0} onAdd={onAdd} />}
      </div>
    </Layout>
  );
};
