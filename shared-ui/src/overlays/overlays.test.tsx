import { Button, NavigationProvider, SnackbarRegion } from '@posy/shared-ui';
import { DotsThreeIcon } from '@posy/shared-ui/icons';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { AlertDialog, Dialog, DialogForm, Drawer, MenuButton, Popover, Tooltip } from './index';

const Opener = ({ kind }: { kind: 'dialog' | 'alert' | 'drawer' | 'popover' }) => {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const common = { isOpen, onClose: () => setOpen(false), children: <input aria-label="Message" /> };
  return (
    <>
      <Button ref={trigger} onPress={() => setOpen(true)}>
        Open
      </Button>
      {kind === 'dialog' ? <Dialog {...common} title="Send the link" closeLabel="Close" /> : null}
      {kind === 'alert' ? <AlertDialog {...common} title="Remove Anita?" actions={<Button>Keep</Button>} /> : null}
      {kind === 'drawer' ? <Drawer {...common} label="Task" closeLabel="Close" /> : null}
      {kind === 'popover' ? <Popover {...common} label="Filter" anchor={trigger} /> : null}
    </>
  );
};

const open = async () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const focusIsBack = () => waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());

test('a snackbar stays in reach while a dialog is open, and using it does not close the dialog', async () => {
  const undo = jest.fn();
  const items = [{ id: 'a', message: 'Put off.', action: { label: 'Undo', onPress: undo } }];
  render(
    <>
      <Opener kind="dialog" />
      <SnackbarRegion label="Notices" items={items} />
    </>,
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Send the link' })).toBeVisible();
});

describe('Dialog', () => {
  test('takes the focus, hides the page, closes with Escape and gives the focus back', async () => {
    render(<Opener kind="dialog" />);
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Send the link' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await focusIsBack();
  });

  test('the ways out of a long form stay in sight, and send it', async () => {
    const send = jest.fn();
    render(
      <Dialog isOpen onClose={() => undefined} title="What you agreed" closeLabel="Close">
        <DialogForm onSubmit={send} actions={<Button type="submit">Save</Button>}>
          <input aria-label="Price" />
        </DialogForm>
      </Dialog>,
    );
    const save = screen.getByRole('button', { name: 'Save' });
    expect(getComputedStyle(save.closest('footer') ?? save)).toMatchObject({ position: 'sticky' });
    // In a grid it could only be placed in its own row.
    expect(getComputedStyle(save.closest('form') ?? save).display).toBe('flex');
    await userEvent.click(save);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('makes room for notices, so that none lies over it [18]', async () => {
    render(<Opener kind="dialog" />);
    await open();
    const paper = screen.getByRole('dialog').parentElement as HTMLElement;
    expect(getComputedStyle(paper).getPropertyValue('max-block-size')).toContain('var(--posy-notices, 0px)');
  });

  test('Tab stays inside', async () => {
    render(<Opener kind="dialog" />);
    await open();
    const dialog = screen.getByRole('dialog');
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  test('the cross closes it', async () => {
    render(<Opener kind="dialog" />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a question is an alert dialog named by its title', async () => {
    render(<Opener kind="alert" />);
    await open();
    expect(screen.getByRole('alertdialog', { name: 'Remove Anita?' })).toBeVisible();
  });
});

describe('Drawer', () => {
  /** Sets the width; the returned function changes it. */
  const screenIs = (isWide: boolean): ((isWide: boolean) => void) => {
    const listeners = new Set<() => void>();
    const list = {
      matches: isWide,
      addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
    };
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
    return (now) => {
      list.matches = now;
      listeners.forEach((listener) => listener());
    };
  };
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('beside its list it leaves the page usable, takes the focus once and gives it back [case e22]', async () => {
    screenIs(true);
    render(<Opener kind="drawer" />);
    await open();
    expect(screen.getByRole('dialog', { name: 'Task' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
    // Escape that ends a word of an input method is no wish to leave.
    for (const written of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(screen.getByRole('dialog', { name: 'Task' }), { key: 'Escape', ...written });
    expect(screen.getByRole('dialog', { name: 'Task' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await focusIsBack();
  });

  test.each([true, false])('keeps what is typed when the screen changes its width, wide first: %s', async (isWide) => {
    const turn = screenIs(isWide);
    render(<Opener kind="drawer" />);
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Second half');
    act(() => turn(!isWide));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Second half');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    const isUsable = screen.queryByRole('button', { name: 'Open' }) !== null;
    expect(isUsable).toBe(!isWide);
  });

  test('on a phone it is a modal sheet', async () => {
    screenIs(false);
    render(<Opener kind="drawer" />);
    await open();
    expect(screen.getByRole('dialog', { name: 'Task' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  });

  test('a sheet is as high before its content has come as with all of it: nothing in it moves up [R1-09]', async () => {
    screenIs(false);
    render(<Opener kind="drawer" />);
    await open();
    const sheet = screen.getByRole('dialog', { name: 'Task' }).parentElement;
    expect(sheet).not.toBeNull();
    expect(getComputedStyle(sheet as HTMLElement).getPropertyValue('block-size')).toContain('88dvh');
  });
});

describe('Menu', () => {
  const menuOf = () => {
    const done: string[] = [];
    render(
      <NavigationProvider onNavigate={(href) => done.push(href)}>
        <MenuButton
          label="More"
          icon={<DotsThreeIcon />}
          actions={[
            { id: 'edit', label: 'Edit', shortcut: '1', onSelect: () => done.push('edit') },
            { id: 'open', label: 'Open page', href: '/page' },
            { id: 'snooze', label: 'Snooze', isDisabled: true, shortcut: '2', onSelect: () => done.push('snooze') },
            { id: 'delete', label: 'Delete', isRisk: true, startsGroup: true, onSelect: () => done.push('delete') },
          ]}
        />
      </NavigationProvider>,
    );
    return done;
  };
  const button = () => screen.getByRole('button', { name: 'More', hidden: true });

  test('arrow keys, End and first letters move; Enter chooses and the focus returns', async () => {
    const done = menuOf();
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('o');
    expect(screen.getByRole('menuitem', { name: 'Open page' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    expect(done).toEqual(['delete']);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  test('whoever is on their way through it stays there when what it offers changes', async () => {
    const Changing = () => {
      const [count, setCount] = useState(1);
      const actions = [
        { id: 'more', label: `Count (${count})`, onSelect: () => undefined },
        { id: 'last', label: 'Last', onSelect: () => undefined },
      ];
      return (
        <div onKeyUp={({ key }) => key === 'End' && setCount(count + 1)}>
          <MenuButton label="More" actions={actions} />
        </div>
      );
    };
    render(<Changing />);
    await userEvent.click(button());
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Count (2)' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Last' })).toHaveFocus();
  });

  test('a shortcut chooses at once, unless what it stands for is disabled', async () => {
    const done = menuOf();
    await userEvent.click(button());
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-keyshortcuts', '1');
    await userEvent.keyboard('2');
    expect(done).toEqual([]);
    await userEvent.keyboard('1');
    expect(done).toEqual(['edit']);
    await waitFor(() => expect(button()).toHaveFocus());
  });

  test('links lead through the host, and what is disabled does nothing', async () => {
    const done = menuOf();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Snooze' }));
    expect(done).toEqual([]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open page' }));
    expect(done).toEqual(['/page']);
  });

  test('Escape closes it', async () => {
    menuOf();
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(button()).toHaveFocus());
  });
});

test('a popover closes with Escape and gives the focus back', async () => {
  render(<Opener kind="popover" />);
  await open();
  expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await focusIsBack();
});

test('a tooltip describes what has the focus', async () => {
  render(
    <Tooltip content="Only the two of you see this">
      <Button>Private</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Private' })).toHaveAccessibleDescription('Only the two of you see this');
});
