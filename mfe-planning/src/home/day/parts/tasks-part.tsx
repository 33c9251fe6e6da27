import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Link, Row, Rows, Text, Tick } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { type Checklist, type ReadyChecklist, useChecklist, useTaskCommands } from '#checklist/public';
import { titleOf } from '#plan/tasks/task-texts';
import { tasksOfDay } from '../rules/run-sheet';
import type { PartState } from '../sheet/use-run-sheet';
import { SheetPart } from './sheet-part';

const Tasks = ({ wedding, checklist }: { wedding: Identified<Wedding>; checklist: ReadyChecklist }) => {
  const { market } = useLocaleInfo();
  const { tick } = useTaskCommands(wedding.id, checklist);
  const mayTick = useAccess('checklist') === 'edit';
  const { onDay, openBefore } = tasksOfDay(checklist.groups);
  return (
    <>
      {onDay.length === 0 ? (
        <Text tone="soft">
          <FormattedMessage id="planning.day.tasks.none" />
        </Text>
      ) : (
        <Rows>
          {onDay.map(({ main }) => {
            const title = titleOf(main, checklist.texts);
            return (
              <Row
                key={main.id}
                start={
                  <Tick
                    isChecked={main.done}
                    isDisabled={!mayTick}
                    label={title}
                    onChange={(done) => tick(main.id, done)}
                  />
                }
                title={title}
                href={paths.task(market.prefix, main.id)}
              />
            );
          })}
        </Rows>
      )}
      {openBefore > 0 && (
        <Text size="small">
          <Link href={paths.checklist(market.prefix)}>
            <FormattedMessage id="planning.day.tasks.before" values={{ count: openBefore }} />
          </Link>
        </Text>
      )}
    </>
  );
};

const partOf = (checklist: Checklist): PartState<ReadyChecklist> => {
  if (checklist.status === 'ready') return { status: 'ready', value: checklist };
  return checklist.status === 'failed' ? { status: 'failed', retry: checklist.retry } : { status: 'loading' };
};

/** The checklist's tasks for the day itself, which can be ticked here. */
export const TasksPart = ({ wedding }: { wedding: Identified<Wedding> }) => (
  <SheetPart title={<FormattedMessage id="planning.day.tasks" />} part={partOf(useChecklist(wedding))}>
    {(checklist) => <Tasks wedding={wedding} checklist={checklist} />}
  </SheetPart>
);
