import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { deskServer, exampleModerator, openReport, waitingReview } from '#testing/desk';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (api: ReturnType<typeof deskServer>['api'], path: string) => {
  const host = createTestHost({ api, session: exampleModerator(), path });
  leave = await renderWithHost(<AppRoutes />, host, messages);
};
/** An author's lines, and a word without an end; `name` tells them apart. */
const linesOf = (name: string): string => `${name} says.\n\nMore ${'rain'.repeat(60)}`;
const areLines = async (name: string): Promise<void> => {
  for (const words of await screen.findAllByText(new RegExp(`${name} says\\.`))) {
    expect(words).toHaveTextContent(/rainrain/);
    expect(words).toHaveStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
  }
};

describe('what somebody typed in lines is read in lines, and a word without an end breaks', () => {
  test('in a disputed review: the author’s words, the supplier’s reason and its answer', async () => {
    const log = [
      { state: 'pending' as const, at: '2026-11-19T16:20:00.000Z', by: null },
      { state: 'disputed' as const, at: '2026-11-20T08:15:00.000Z', by: 's1', reason: linesOf('Rosa') },
    ];
    const reply = { body: linesOf('Reply'), by: 's1', createdAt: '2026-11-20T08:00:00.000Z' };
    const review = waitingReview('a', { state: 'disputed', body: linesOf('Grace'), log, reply });
    await show(deskServer({ reviews: [review] }).api, '/uk/moderation');
    for (const name of ['Grace', 'Rosa', 'Reply']) await areLines(name);
    // The reason stands at the supplier's side, and in the log.
    expect(screen.getAllByText(/Rosa says/)).toHaveLength(2);
  });

  test('in a report: the reported words, and those of who reported them', async () => {
    const { api } = deskServer({ reports: [openReport('r', { words: linesOf('Reader') })] });
    const reported = { words: linesOf('Maya'), by: 'Maya', createdAt: '2026-11-19T10:00:00.000Z' };
    await show({ ...api, reportedWords: () => ({ reported }) }, '/uk/moderation?show=reports');
    for (const name of ['Maya', 'Reader']) await areLines(name);
  });

  test('in the log', async () => {
    const about = { kind: 'review' as const, id: 'a', within: null };
    const entry = {
      ...{ id: '1', about, from: 'pending', to: 'refused', name: 'Ines', supplierName: 'Hollow Lane Flowers' },
      ...{ reason: linesOf('Ines'), policy: 3 as const, waitedMs: null, at: '2026-11-20T10:41:00.000Z' },
    };
    const moderationLog = () => ({ total: 1, size: 30, entries: [entry] });
    await show({ ...deskServer({}).api, moderationLog }, '/uk/moderation?show=log');
    await areLines('Ines');
  });
});
