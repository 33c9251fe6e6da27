import { renderWithHost } from '@posy/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellProvider } from '../host/shell-context';
import { messages } from '../messages/en-GB';
import { createTestShell } from '../testing/shell-services';
import { NoticePlace } from './notice-place';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test('F6 leads to the last way back, also once it has left, and from there to where the focus was [R1-06]', async () => {
  const { host, shell } = createTestShell({ status: 'signed-out' }, '/uk/checklist');
  leave = await renderWithHost(
    <ShellProvider value={shell}>
      <button>Field</button>
      <NoticePlace />
    </ShellProvider>,
    host,
    messages,
  );
  const undone: string[] = [];
  const field = screen.getByRole('button', { name: 'Field' });
  field.focus();
  await userEvent.keyboard('{F6}');
  expect(field).toHaveFocus();
  const action = { label: 'Undo', run: () => void undone.push('band') };
  await act(async () => shell.notices.show({ tone: 'success', text: 'Task removed', action }));
  await act(async () => host.pass(6000));
  expect(screen.queryByText('Task removed')).not.toBeInTheDocument();
  await userEvent.keyboard('{F6}');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{F6}');
  expect(field).toHaveFocus();
  await userEvent.keyboard('{F6}{Enter}');
  expect(undone).toEqual(['band']);
});
