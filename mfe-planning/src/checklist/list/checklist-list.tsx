import styled from '@emotion/styled';
import { usePrint } from '@posy/remote-kit/files';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { Button, IconButton, media, PageHead, VisuallyHidden } from '@posy/shared-ui';
import { PlusIcon, PrinterIcon } from '@posy/shared-ui/icons';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CalendarButton } from '#plan/calendar/calendar-button';
import { byPeriod } from '#plan/tasks/task-groups';
import { titleOf } from '#plan/tasks/task-texts';
import { useToday } from '#plan/tasks/use-today';
import type { ChecklistAddress } from '../address/checklist-address';
import { memberName } from '../address/member-name';
import { type ChecklistMember, useMembers } from '../address/members';
import type { TaskCommands } from '../edits/use-task-commands';
import type { ReadyChecklist } from '../queries/use-checklist';
import { countTasks, filterGroups } from '../rules/checklist-view';
import { FilterBar } from './filter-bar';
import { NothingListed } from './nothing-listed';
import { PeriodRail } from './period-rail';
import { PeriodSection } from './period-section';
import { useDragOrder } from './use-drag-order';

const Layout = styled.div`
  display: grid;
  gap: 32px;
  grid-template-columns: minmax(0, 1fr);
  @media print {
    display: block;
  }
  ${media.desk} {
    grid-template-columns: 200px minmax(0, 1fr);
    &[data-beside-drawer] {
      gap: 24px;
      grid-template-columns: 196px minmax(0, 1fr);
      padding-inline-end: 440px;
    }
    /* A drawer beside the list narrows its lines but must not wrap them: the pressed row stays in its place. */
    & header,
    & header > div {
      flex-wrap: nowrap;
      white-space: nowrap;
    }
    & header > div:first-of-type {
      flex-basis: 0;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  @media print {
    display: none;
  }
`;

/** Tasks ticked since the filter was chosen; they stay listed until the filter changes. */
const useLingering = (filter: string) => {
  const [stable, setStable] = useState<{ filter: string; ids: ReadonlySet<string> }>({ filter, ids: new Set() });
  if (stable.filter !== filter) setStable({ filter, ids: new Set() });
  const add = useCallback(
    (id: string): void => setStable((before) => ({ ...before, ids: new Set(before.ids).add(id) })),
    [],
  );
  return { ids: stable.ids, add };
};

interface Props {
  wedding: Identified<Wedding>;
  checklist: ReadyChecklist;
  address: ChecklistAddress;
  /** Null for read-only members. */
  commands: TaskCommands | null;
  openId: string | null;
  onAdd: () => void;
}

/** Returns the tasks that pass the address's filters, by period, with the counts of the filters. */
const useListed = (checklist: ReadyChecklist, address: ChecklistAddress, lingering: ReadonlySet<string>) => {
  const { groups, dismissed, texts } = checklist;
  const { show, text, period, assignee, category } = address;
  const today = useToday();
  const all = useMemo(() => [...groups, ...dismissed], [groups, dismissed]);
  const counts = useMemo(() => countTasks(all, today), [all, today]);
  const categories = useMemo(() => new Set(all.map(({ main }) => main.category)), [all]);
  const listed = useMemo(() => {
    const filter = { show, text, period, assignee, category, today, lingering };
    const source = show === 'not-for-us' ? dismissed : groups;
    return byPeriod(filterGroups(source, filter, (task) => titleOf(task, texts)));
  }, [groups, dismissed, show, text, period, assignee, category, today, lingering, texts]);
  return { counts, categories, listed, today };
};

/** Names of the members in rows, by uid. */
const useNames = (members: readonly ChecklistMember[]): ReadonlyMap<string, string> => {
  const intl = useIntl();
  return useMemo(() => new Map(members.map((member) => [member.uid, memberName(intl, member)])), [intl, members]);
};

interface HeadProps {
  weddingId: string;
  totals: ReadyChecklist['totals'];
  /** Null for read-only members. */
  onAdd: (() => void) | null;
  /** True while a drawer is open beside the list. */
  isNarrow: boolean;
}

const Head = ({ weddingId, totals, onAdd, isNarrow }: HeadProps) => {
  const print = usePrint();
  const intl = useIntl();
  return (
    <PageHead
      title={<FormattedMessage id="planning.checklist.title" />}
      lead={<FormattedMessage id="planning.checklist.progress" values={{ ...totals }} />}
      actions={
        <Actions>
          <CalendarButton weddingId={weddingId} />
          {print === null ? null : (
            <IconButton label={intl.formatMessage({ id: 'planning.checklist.print' })} onPress={print}>
              <PrinterIcon />
            </IconButton>
          )}
          {onAdd === null ? null : (
            <Button kind="main" size="s" icon={<PlusIcon size="s" />} onPress={onAdd}>
              {isNarrow ? (
                <VisuallyHidden>
                  <FormattedMessage id="planning.checklist.add" />
                </VisuallyHidden>
              ) : (
                <FormattedMessage id="planning.checklist.add" />
              )}
            </Button>
          )}
        </Actions>
      }
    />
  );
};

/** The list with its rail and filters. */
export const ChecklistList = ({ wedding, checklist, address, commands, openId, ...props }: Props) => {
  const { groups, texts, totals } = checklist;
  const onAdd = commands === null ? null : props.onAdd;
  const lingering = useLingering(address.list());
  const { counts, categories, listed, today } = useListed(checklist, address, lingering.ids);
  const members = useMembers(wedding);
  const names = useNames(members);
  const handle = useDragOrder(commands?.place ?? null);
  const { add: linger } = lingering;
  const tick = useCallback(
    (taskId: string, done: boolean): void => {
      linger(taskId);
      commands?.tick(taskId, done);
    },
    [commands, linger],
  );
  const found = listed.reduce((count, part) => count + part.groups.length, 0);
  return (
    <Layout data-beside-drawer={openId === null ? undefined : ''}>
      <PeriodRail date={planningDay(wedding)} left={counts.left} listed={listed.map((part) => part.period)} />
      <div>
        <Head weddingId={wedding.id} totals={totals} onAdd={onAdd} isNarrow={openId !== null} />
        <FilterBar address={address} counts={counts} members={members} categories={categories} />
        <VisuallyHidden role="status">
          {address.text !== '' && <FormattedMessage id="planning.checklist.found" values={{ count: found }} />}
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
            names={names}
            today={today}
            onTick={commands === null ? null : tick}
            handle={address.show === 'not-for-us' ? null : handle}
          />
        ))}
        {found === 0 && <NothingListed address={address} isEmpty={groups.length === 0} onAdd={onAdd} />}
      </div>
    </Layout>
  );
};
