import styled from '@emotion/styled';
import { color, NavLink, Tick } from '@posy/shared-ui';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TaskGroup } from '../../../domain/tasks/task-groups';

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
  & > span {
    display: block;
    font-size: 0.875rem;
    color: ${color.inkFaint};
  }
  [data-done] > & > a {
    color: ${color.inkFaint};
    text-decoration: line-through;
    text-decoration-color: ${color.lineStrong};
  }
`;

interface Props {
  group: TaskGroup;
  title: string;
  /** Where its drawer is. */
  href: string;
  isOpen: boolean;
  onTick: (taskId: string, done: boolean) => void;
}

const Row = ({ group: { main, steps }, title, href, isOpen, onTick }: Props) => (
  <Item data-open={isOpen || undefined} data-done={main.done || undefined} data-hue="fern">
    <Tick isChecked={main.done} label={title} onChange={(done) => onTick(main.id, done)} />
    <Words>
      <NavLink href={href} isCurrent={isOpen} data-task={main.id}>
        {title}
      </NavLink>
      {steps.length > 0 && (
        <span>
          <FormattedMessage
            id="planning.checklist.steps"
            values={{ done: steps.filter((step) => step.done).length, total: steps.length }}
          />
        </span>
      )}
    </Words>
  </Item>
);

/** A main task in the list. Drawn again only when its group, its place or its words change. */
export const TaskRow = memo(Row);
