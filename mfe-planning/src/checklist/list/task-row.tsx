import styled from '@emotion/styled';
import { usePersonHue } from '@posy/remote-kit';
import { Avatar, color, media, NavLink, Tag, Tick } from '@posy/shared-ui';
import { CalendarBlankIcon, SparkleIcon } from '@posy/shared-ui/icons';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WaitingMark } from '#plan/frame/waiting-mark';
import { DotsSixVerticalIcon } from '#plan/icons/planning-icons';
import type { TaskGroup } from '#plan/tasks/task-groups';
import { tasksQuery } from '#plan/tasks/tasks-query';
import { reasonWords } from '../auto-complete/reason-words';
import type { HandleProps } from './use-drag-order';

const Item = styled.li`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding: 10px 14px 10px 10px;
  border-radius: 12px;
  & + & {
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    box-shadow: inset 0 1px ${color.line};
  }
  &:hover {
    background: ${color.sunken};
  }
  &[data-open] {
    background: ${color.hue.wash};
  }
  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-drop='before'] {
    box-shadow: 0 -2px ${color.stem};
  }
  &[data-drop='after'] {
    box-shadow: 0 2px ${color.stem};
  }
  @media print {
    break-inside: avoid;
  }
  /* The tick lies above the link, which covers the whole row. */
  & > span {
    z-index: 1;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: 4px;
  line-height: 1.4;
  overflow-wrap: break-word;
  & > a {
    font-weight: 550;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 12px;
  }
  & > a:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${color.focus};
      outline-offset: -1px;
    }
  }
  /* A row beside a drawer keeps its height: cut text is in its tooltip and in the drawer. */
  ${media.desk} {
    & > a {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  [data-done] > & > a {
    color: ${color.inkFaint};
    text-decoration: line-through;
    text-decoration-color: ${color.lineStrong};
  }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  font-size: 0.875rem;
  color: ${color.inkFaint};
  &:empty {
    display: none;
  }
  ${media.desk} {
    flex-wrap: nowrap;
    overflow: hidden;
    white-space: nowrap;
  }
`;

const Handle = styled.button`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 36px;
  margin-inline-end: -8px;
  border-radius: 8px;
  color: ${color.inkFaint};
  cursor: grab;
  touch-action: none;
  &:hover {
    color: ${color.ink};
  }
  &:active {
    cursor: grabbing;
  }
  @media print {
    display: none;
  }
`;

/** On paper the person's name: initials without their colour say little there. */
const Assignee = styled.div`
  @media print {
    &::before {
      content: attr(data-name);
    }
    & > * {
      display: none;
    }
  }
`;

interface Props {
  group: TaskGroup;
  title: string;
  /** Address of the task's drawer. */
  href: string;
  isOpen: boolean;
  /** Name of the assignee, or null. */
  assigneeName: string | null;
  /** Day until which the task is snoozed, yyyy-MM-dd; null when it is not. */
  putOffUntil: string | null;
  /** Null for read-only members. */
  onTick: ((taskId: string, done: boolean) => void) | null;
  /** Null when the order cannot be changed. */
  handle: HandleProps | null;
}

const Details = ({ group: { main, steps }, putOffUntil }: Pick<Props, 'group' | 'putOffUntil'>) => {
  const intl = useIntl();
  const day = putOffUntil === null ? '' : intl.formatDate(`${putOffUntil}T12:00:00`, { day: 'numeric', month: 'long' });
  return (
    <Meta>
      {main.done && main.doneReason !== null && (
        <Tag hue="fern" icon={<SparkleIcon />}>
          {reasonWords(intl, main.doneReason, main.doneReasonName)}
        </Tag>
      )}
      {putOffUntil !== null && (
        <span>
          <CalendarBlankIcon size="s" /> <FormattedMessage id="planning.checklist.task.put-off" values={{ day }} />
        </span>
      )}
      {/* An answer ticks a task without its steps: a count of steps that nobody began would mislead. */}
      {steps.length > 0 && !(main.done && steps.every((step) => !step.done)) && (
        <span>
          <FormattedMessage
            id="planning.checklist.steps"
            values={{ done: steps.filter((step) => step.done).length, total: steps.length }}
          />
        </span>
      )}
      <WaitingMark list={tasksQuery} id={main.id} />
    </Meta>
  );
};

const Row = ({ group, title, href, isOpen, assigneeName, putOffUntil, onTick, handle }: Props) => {
  const intl = useIntl();
  const hueOf = usePersonHue();
  const { main } = group;
  return (
    <Item data-group={main.id} data-open={isOpen || undefined} data-done={main.done || undefined} data-hue="fern">
      <Tick
        isChecked={main.done}
        isDisabled={onTick === null}
        label={title}
        onChange={(done) => onTick?.(main.id, done)}
      />
      <Words>
        <NavLink href={href} isCurrent={isOpen} data-task={main.id} title={title}>
          {title}
        </NavLink>
        <Details group={group} putOffUntil={putOffUntil} />
      </Words>
      {assigneeName !== null && (
        <Assignee data-name={assigneeName}>
          <Avatar size="s" name={assigneeName} hue={hueOf(main.assignee ?? assigneeName)} />
        </Assignee>
      )}
      {handle !== null && (
        <Handle
          type="button"
          aria-label={intl.formatMessage({ id: 'planning.checklist.task.drag' }, { title })}
          {...handle}
        >
          <DotsSixVerticalIcon size="m" />
        </Handle>
      )}
    </Item>
  );
};

/** A main task in the list. It renders again only when its group, its position or its texts change. */
export const TaskRow = memo(Row);
