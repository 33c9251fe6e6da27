import styled from '@emotion/styled';
import { color, type Hue } from '@posy/shared-ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

const List = styled.div`
  display: flex;
  gap: 24px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${color.line};
  &[data-fills] {
    gap: 0;
    & > button {
      flex: 1;
    }
  }
  & > button {
    position: relative;
    flex: none;
    padding-block: 12px;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.45;
    color: ${color.inkSoft};
    outline-offset: -2px;
  }
  & > button:hover,
  & > [aria-selected='true'] {
    color: ${color.ink};
  }
  & > [aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.hue.main};
  }
  & > [aria-disabled='true'] {
    color: ${color.inkFaint};
    cursor: default;
  }
  & small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 500;
    color: ${color.inkFaint};
  }
  & > [aria-selected='true'] small {
    color: ${color.hue.deep};
  }
  & > [data-missing] small {
    font-weight: 600;
    color: ${color.danger};
  }
`;

const Panel = styled.div`
  padding-block-start: 16px;
  border-radius: 8px;
`;

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Under the label: the answer so far, or "Missing". */
  note?: ReactNode;
  isMissing?: boolean;
  /** True for a tab that can be pressed but has no content yet: its panel must explain why. */
  isUnavailable?: boolean;
}

export interface TabsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  items: readonly TabItem[];
  hue?: Hue;
  /** The tabs share the whole width. */
  isWide?: boolean;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Parts of one thing without addresses. Arrow keys, Home and End move and choose. */
export const Tabs = ({ label, value, onChange, items, hue = 'stem', isWide, children }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.value === value);
    const isMirrored = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const on = isMirrored ? -1 : 1;
    const to = { ArrowRight: at + on, ArrowLeft: at - on, Home: 0, End: items.length - 1 }[event.key];
    const place = to === undefined ? undefined : (to + items.length) % items.length;
    const next = place === undefined ? undefined : items[place];
    if (!next || place === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[place]?.focus();
    onChange(next.value);
  };
  return (
    <div data-hue={hue}>
      <List ref={list} role="tablist" aria-label={label} data-fills={isWide || undefined} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            aria-disabled={item.isUnavailable || undefined}
            data-missing={item.isMissing || undefined}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onChange(item.value)}
          >
            {item.label}
            {item.note ? <small>{item.note}</small> : null}
          </button>
        ))}
      </List>
      <Panel id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={-1}>
        {children}
      </Panel>
    </div>
  );
};
