import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { deskServer, exampleModerator, openReport } from '#testing/desk';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (server: Pick<ReturnType<typeof deskServer>, 'api'>, path: string) => {
  const host = createTestHost({ api: server.api, session: exampleModerator(), path });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return host;
};

const read = () => screen.getByRole('article');

describe('reports', () => {
  const path = '/uk/moderation?show=reports';

  test('are read with the words that they are about, and decided one after the other', async () => {
    const reports = [openReport('r1'), openReport('r2', { about: { kind: 'guest-photo', id: 'p1', within: 'w1' } })];
    const server = deskServer({ reports });
    await show(server, path);
    expect(await within(await screen.findByRole('article')).findByText('You fools.')).toBeVisible();
    expect(screen.getByText('Please look.')).toBeVisible();
    const user = userEvent.setup();
    await user.keyboard('1');
    await user.type(screen.getByRole('textbox', { name: 'Why (for the log)' }), 'An insult.');
    await user.click(screen.getByRole('button', { name: 'Decide and take the next' }));
    expect(await within(read()).findByRole('heading', { name: 'A guest’s picture' })).toBeVisible();
    expect(server.reportDecisions).toEqual([{ params: { id: 'r1' }, body: { state: 'upheld', reason: 'An insult.' } }]);
  });

  test('of a guest’s picture show the picture and who sent it', async () => {
    const about = { kind: 'guest-photo' as const, id: 'p1', within: 'w1' };
    const { api } = deskServer({ reports: [openReport('r1', { about, reason: 'private', words: '' })] });
    const photo = { path: `/photos/${'a'.repeat(32)}`, portrait: false };
    const reported = { words: '', by: 'Kit', createdAt: '2026-11-19T10:00:00.000Z', photo };
    await show({ api: { ...api, reportedWords: () => ({ reported }) } }, path);
    const picture = await within(await screen.findByRole('article')).findByRole('img', { name: 'A guest’s picture' });
    expect(picture).toHaveAttribute('src', `${photo.path}/640`);
    expect(within(read()).getByText(/Kit/)).toBeVisible();
  });

  test('of a couple’s website have its words and lead to it, in a tab of its own', async () => {
    const about = { kind: 'website' as const, id: 'maya-and-tom', within: 'w1' };
    const { api } = deskServer({ reports: [openReport('r1', { about, reason: 'rude', words: '' })] });
    const reported = { words: 'You are all fools.', by: 'Maya & Tom', createdAt: '2026-11-19T10:00:00.000Z' };
    await show({ api: { ...api, reportedWords: () => ({ reported }) } }, path);
    const article = within(await screen.findByRole('article'));
    expect(await article.findByText('You are all fools.')).toBeVisible();
    expect(article.getByRole('heading', { name: 'A couple’s website' })).toBeVisible();
    const link = article.getByRole('link', { name: /^Open the website/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/uk/wedding-website/maya-and-tom',
      '_blank',
    ]);
  });

  test('of one’s own are decided by somebody else', async () => {
    await show(deskServer({ reports: [openReport('r1', { isMine: true })] }), path);
    expect(await screen.findByText('You reported this. Somebody else decides about it.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

test('the log says who decided what, by which rule, why and after how long', async () => {
  const about = { kind: 'review' as const, id: 'a', within: null };
  const entry = { about, from: 'pending', at: '2026-11-20T10:41:00.000Z', supplierName: 'Hollow Lane Flowers' };
  const refused = {
    ...entry,
    id: '2',
    to: 'refused',
    name: 'Ines',
    reason: 'It names a person.',
    policy: 3 as const,
    waitedMs: 7_200_000,
  };
  const back = { ...entry, id: '1', to: 'pending', name: '', reason: '', policy: null, waitedMs: null };
  const entries = [back, refused];
  const { api } = deskServer({});
  await show({ api: { ...api, moderationLog: () => ({ total: 2, size: 30, entries }) } }, '/uk/moderation?show=log');
  const list = within(await screen.findByRole('list', { name: 'Log' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Somebody who has left took a decision back: the review of Hollow Lane Flowers waits again20 Nov, 10:41 · Review',
    'Ines declined a review of Hollow Lane Flowers20 Nov, 10:41 · Review · Rule 3: No private people · after 2 hoursIt names a person.',
  ]);
});
