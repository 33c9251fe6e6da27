import styled from '@emotion/styled';
import { Button, type ButtonKind, type ButtonSize, color, IconButton, NavLink } from '@posy/shared-ui';
import { CaretDownIcon, CheckIcon } from '@posy/shared-ui/icons';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFocusReturn } from '../floating/focus-return';
import { Floating } from '../floating/popover';

const List = styled.div`
  display: grid;
  min-inline-size: 180px;
  padding: 6px;
  outline: none;
  & > [role^='menuitem'] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 40px;
    padding: 8px 12px;
    border-radius: 9px;
    text-align: start;
    line-height: 1.35;
    outline-offset: -2px;
  }
  & > [role^='menuitem'] > span {
    flex: 1;
  }
  & > [role^='menuitem']:hover,
  & > [role^='menuitem']:focus {
    background: ${color.sunken};
  }
  & > [data-risk] {
    color: ${color.danger};
  }
  & > [aria-disabled='true'] {
    color: ${color.inkFaint};
    cursor: default;
  }
  & > [role^='menuitem'] > kbd {
    padding: 4px 6px;
    border: 1px solid ${color.line};
    border-radius: 6px;
    color: ${color.inkFaint};
    font: 600 0.75rem/1 var(--posy-face-text);
  }
  & > hr {
    inline-size: 100%;
    margin: 6px 0;
    border: 0;
    border-block-start: 1px solid ${color.line};
  }
`;

const Caption = styled.span`
  padding: 8px 12px;
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  font-weight: 600;
`;

export interface MenuAction {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Called when it is chosen; or `href` for a link. */
  onSelect?: () => void;
  href?: string;
  /** In red; put it last. */
  isRisk?: boolean;
  isDisabled?: boolean;
  /** Makes it one of several that can be chosen, with a check. */
  isChosen?: boolean;
  /** A hairline above it. */
  startsGroup?: boolean;
  /** A key that chooses it while the menu is open, shown at its end. */
  shortcut?: string;
}

/** Returns the menu item that a key moves to; a letter moves to the next item that begins with it. */
const nextItem = (items: HTMLElement[], key: string): HTMLElement | undefined => {
  const at = items.indexOf(document.activeElement as HTMLElement);
  const count = items.length;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1 + (at < 0 ? 1 : 0), Home: 0, End: count - 1 }[key];
  if (to !== undefined) return items[(to + count) % count];
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
};

const Item = ({ action, onDone }: { action: MenuAction; onDone: () => void }) => {
  const { isChosen, isDisabled, href } = action;
  const attributes = {
    role: isChosen === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChosen,
    'aria-disabled': isDisabled || undefined,
    'aria-keyshortcuts': action.shortcut,
    'data-risk': action.isRisk || undefined,
    tabIndex: -1,
  };
  const words = (
    <>
      {action.icon}
      <span>{action.label}</span>
      {isChosen ? <CheckIcon size="s" /> : null}
      {action.shortcut ? <kbd aria-hidden="true">{action.shortcut}</kbd> : null}
    </>
  );
  const choose = () => {
    if (isDisabled) return;
    onDone();
    action.onSelect?.();
  };
  if (href === undefined)
    return (
      <button type="button" {...attributes} onClick={choose}>
        {words}
      </button>
    );
  return (
    <NavLink href={href} {...attributes} onPress={choose}>
      {words}
    </NavLink>
  );
};

interface MenuListProps {
  label: string;
  isLabelShown?: boolean;
  actions: readonly MenuAction[];
  anchor: RefObject<Element | null>;
  onDone: () => void;
}

const MenuList = ({ label, isLabelShown, actions, anchor, onDone }: MenuListProps) => {
  const list = useFocusReturn<HTMLDivElement>(anchor);
  // The focus moves in the same commit, so that a key pressed right after reaches the menu; later changes do not move
  // it.
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus(), [list]);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onDone();
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = items[actions.findIndex(({ shortcut }) => shortcut === event.key)];
    if (chosen) {
      event.preventDefault();
      return chosen.click();
    }
    const item = nextItem(items, event.key);
    if (!item) return;
    event.preventDefault();
    item.focus();
  };
  return (
    <List ref={list} role="menu" aria-label={label} onKeyDown={move}>
      {isLabelShown ? <Caption aria-hidden="true">{label}</Caption> : null}
      {actions.flatMap((action) => [
        action.startsGroup ? <hr key={`${action.id}-line`} /> : null,
        <Item key={action.id} action={action} onDone={onDone} />,
      ])}
    </List>
  );
};

export interface MenuProps {
  /** The accessible name. */
  label: string;
  /** True to show the name above the actions: when the anchor does not say what they are about. */
  isLabelShown?: boolean;
  actions: readonly MenuAction[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The anchor element, to which the focus returns. */
  anchor: RefObject<Element | null>;
}

/**
 * A menu anchored at the element that opened it. Arrow keys, Home, End, first letters and shortcuts choose; Escape
 * closes.
 */
export const Menu = ({ label, isLabelShown, actions, isOpen, onOpenChange, anchor }: MenuProps) => (
  <Floating isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={anchor} placement="bottom start" offset={6}>
    <MenuList {...{ label, isLabelShown, actions, anchor }} onDone={() => onOpenChange(false)} />
  </Floating>
);

export interface MenuButtonProps {
  /** Name of the button and of the menu. */
  label: string;
  actions: readonly MenuAction[];
  /** With an icon the button is round and shows only the icon. */
  icon?: ReactNode;
  /** Content of a button without icon; the label by default. */
  children?: ReactNode;
  kind?: ButtonKind;
  size?: ButtonSize;
  isDisabled?: boolean;
}

/** A button that opens a menu. Arrow keys, Home, End and first letters move; Escape closes and returns the focus. */
export const MenuButton = ({ label, actions, icon, children, kind, size, isDisabled }: MenuButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const shared = {
    id,
    ref: trigger,
    isDisabled,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    onPress: () => setOpen(!isOpen),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpen(true);
    },
  };
  return (
    <>
      {icon ? (
        <IconButton {...shared} label={label} size={size === 's' ? 's' : 'm'}>
          {icon}
        </IconButton>
      ) : (
        <Button {...shared} kind={kind} size={size} iconEnd={<CaretDownIcon size="s" />}>
          {children ?? label}
        </Button>
      )}
      <Menu label={label} actions={actions} isOpen={isOpen} onOpenChange={setOpen} anchor={trigger} />
    </>
  );
};
