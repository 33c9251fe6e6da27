import { useHost, useOpenItem, useTitle } from '@posy/remote-kit';
import { useParams } from '@posy/remote-kit/router';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { Page, PageHead } from '@posy/shared-ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AreaGuard, ReadsAlong } from '#plan/frame/area-guard';
import { NoDate } from '#plan/frame/no-date';
import { ScreenSkeleton } from '#plan/frame/screen-skeleton';
import { groupWith, neighbours, stillToDo } from '#plan/tasks/task-groups';
import { useChecklistAddress } from './address/checklist-address';
import { useMembers } from './address/members';
import { ChecklistFailed } from './checklist-failed';
import { useDrawerCommands } from './drawer/use-drawer-commands';
import { useTaskCommands } from './edits/use-task-commands';
import { ChecklistList } from './list/checklist-list';
import { type ReadyChecklist, useChecklist } from './queries/use-checklist';

// The drawer and the dialog load after the list: their components are the heavier part.
const loadDrawer = () => import('./drawer/task-drawer').then((module) => ({ default: module.TaskDrawer }));
const loadDialog = () => import('./add/add-task-dialog').then((module) => ({ default: module.AddTaskDialog }));
const TaskDrawer = lazy(loadDrawer);
const AddTaskDialog = lazy(loadDialog);

/** Fetches the drawer and the dialog while there is a connection, so that they also open offline. */
const useWhatOpens = (): void =>
  useEffect(() => {
    // A failure is reported when the drawer or the dialog is opened.
    for (const load of [loadDrawer, loadDialog]) load().catch(() => undefined);
  }, []);

interface PlannedProps {
  wedding: Identified<Wedding>;
  /** False for read-only members. */
  mayEdit: boolean;
}

const ReadyScreen = ({ wedding, mayEdit, checklist }: PlannedProps & { checklist: ReadyChecklist }) => {
  const host = useHost();
  const { taskId } = useParams();
  const address = useChecklistAddress();
  const commands = useTaskCommands(wedding.id, checklist);
  const members = useMembers(wedding);
  const [isAdding, setAdding] = useState(false);
  const group = taskId === undefined ? null : groupWith([...checklist.groups, ...checklist.dismissed], taskId);
  const openId = group?.main.id ?? null;
  const around = group === null ? { before: null, after: null } : neighbours(checklist.groups, group);
  const close = (): void => host.navigate(address.list());
  const drawerCommands = useDrawerCommands(commands, group, address, close);
  useOpenItem('task-drawer', taskId !== undefined, close);
  useWhatOpens();
  return (
    <Page>
      {mayEdit ? null : <ReadsAlong />}
      <ChecklistList
        wedding={wedding}
        checklist={checklist}
        address={address}
        commands={mayEdit ? commands : null}
        openId={openId}
        onAdd={() => setAdding(true)}
      />
      <Suspense fallback={null}>
        {taskId !== undefined && (
          <TaskDrawer
            key={openId ?? taskId}
            wedding={wedding}
            group={group}
            texts={checklist.texts}
            commands={mayEdit ? drawerCommands : null}
            members={members}
            around={around}
            toDo={group === null ? { before: null, after: null } : stillToDo(checklist.groups, group)}
            onOpen={(id) => host.navigate(address.task(id))}
            onClose={close}
          />
        )}
        {isAdding && mayEdit && (
          <AddTaskDialog date={planningDay(wedding)} onAdd={commands.addTask} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </Page>
  );
};

const Planned = ({ wedding, mayEdit }: PlannedProps) => {
  const checklist = useChecklist(wedding);
  if (checklist.status === 'ready') return <ReadyScreen wedding={wedding} mayEdit={mayEdit} checklist={checklist} />;
  if (checklist.status === 'loading') return <ScreenSkeleton isMaking={wedding.tasks.initializedAt === null} />;
  return (
    <Page>
      <PageHead title={<FormattedMessage id="planning.checklist.title" />} />
      <ChecklistFailed retry={checklist.retry} />
    </Page>
  );
};

const Undated = () => (
  <Page>
    <PageHead title={<FormattedMessage id="planning.checklist.title" />} />
    <NoDate />
  </Page>
);

/** The checklist, with a task's drawer when the address names one. */
export const ChecklistScreen = () => {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'planning.checklist.title' }));
  return (
    <AreaGuard area="checklist">
      {(wedding, mayEdit) =>
        wedding.tasks.initializedAt === null && (!mayEdit || planningDay(wedding) === null) ? (
          <Undated />
        ) : (
          <Planned wedding={wedding} mayEdit={mayEdit} />
        )
      }
    </AreaGuard>
  );
};
