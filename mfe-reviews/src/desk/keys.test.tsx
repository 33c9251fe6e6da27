import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { deskServer, exampleModerator, openReport, waitingReview as waiting } from '#testing/desk';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (server: Pick<ReturnType<typeof deskServer>, 'api'>, path = '/uk/moderation') => {
  const host = createTestHost({ api: server.api, session: exampleModerator(), path });
  leave = await renderWithHost(<AppRoutes />, host, messages);
};
const photos = [{ path: `/photos/${'p'.repeat(32)}`, portrait: false, alt: 'The arch' }];
const three = () => [waiting('a', { photos }), waiting('b', { photos }), waiting('c', { photos })];
const titleOf = (name: string) => within(screen.getByRole('article')).getByRole('heading', { name });
const readTitle = (name: string) => waitFor(() => titleOf(name));
const choice = (name: RegExp) => screen.getByRole('radio', { name });
const letter = () => screen.getByRole('textbox', { name: 'What they’ll read' });

describe('the keys of the desk', () => {
  test('go through the queue and choose, in capitals too, and write where somebody writes', async () => {
    await show(deskServer({ reviews: three() }));
    const user = userEvent.setup();
    await readTitle('Review a');
    await user.keyboard('jj');
    expect(await readTitle('Review c')).toBeVisible();
    await user.keyboard('jk3');
    expect(await readTitle('Review b')).toBeVisible();
    expect(choice(/^Decline/)).toBeChecked();
    await user.keyboard('2');
    expect(choice(/^Ask them/)).toBeChecked();
    await user.type(letter(), 'jk1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rule of the policy' }), '6');
    await user.keyboard('jk1');
    expect(await readTitle('Review b')).toBeVisible();
    expect(choice(/^Ask them/)).toBeChecked();
    await act(async () => (document.activeElement as HTMLElement).blur());
    await user.keyboard('J');
    expect(await readTitle('Review c')).toBeVisible();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])(
    'are the browser’s with a modifier: %o',
    async (modifier) => {
      await show(deskServer({ reviews: three() }));
      await readTitle('Review a');
      const press = createEvent.keyDown(document.body, { key: 'J', ...modifier });
      fireEvent(document.body, press);
      expect(press.defaultPrevented).toBe(false);
      expect(titleOf('Review a')).toBeVisible();
    },
  );

  test('choose with Shift where a keyboard prints digits with it', async () => {
    await show(deskServer({ reviews: three() }));
    await readTitle('Review a');
    fireEvent.keyDown(document.body, { key: '3', shiftKey: true });
    expect(choice(/^Decline/)).toBeChecked();
  });

  test('do nothing under a picture that is open', async () => {
    await show(deskServer({ reviews: three() }));
    const user = userEvent.setup();
    await readTitle('Review a');
    await user.click(screen.getByRole('button', { name: 'The arch' }));
    await screen.findByRole('dialog', {}, { timeout: 20_000 });
    await user.keyboard('j3');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(titleOf('Review a')).toBeVisible();
    expect(choice(/^Decline/)).not.toBeChecked();
    await user.keyboard('j');
    expect(await readTitle('Review b')).toBeVisible();
  });

  test('act after a decision, from whose letter the focus goes to the next review', async () => {
    const server = deskServer({ reviews: three() });
    await show(server);
    const user = userEvent.setup();
    await readTitle('Review a');
    await user.keyboard('3');
    await user.type(letter(), ' Sorry.');
    await user.click(screen.getByRole('button', { name: 'Send and take the next' }));
    expect(await readTitle('Review b')).toHaveFocus();
    await user.keyboard('1');
    expect(choice(/^Publish/)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Send and take the next' }));
    expect(await readTitle('Review c')).toHaveFocus();
    expect(server.decisions.map(({ body }) => body?.to)).toEqual(['refused', 'published']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await readTitle('Review b')).toHaveFocus();
  });

  test('go through the reports and choose; after a decision the focus is on the next report', async () => {
    const reports = [openReport('r1'), openReport('r2', { about: { kind: 'guest-photo', id: 'p1', within: 'w1' } })];
    await show(deskServer({ reports }), '/uk/moderation?show=reports');
    const user = userEvent.setup();
    expect(await readTitle('Message')).not.toHaveFocus();
    await user.keyboard('2');
    await user.type(screen.getByRole('textbox', { name: 'Why (for the log)' }), 'j1k');
    expect(choice(/^Dismiss/)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Decide and take the next' }));
    expect(await readTitle('A guest’s picture')).toHaveFocus();
    await user.keyboard('1');
    expect(choice(/^Agree/)).toBeChecked();
  });
});
