import type { Conversation } from '@posy/shared-contracts/entities';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEntry } from '#testing/example-entry';
import { exampleTalk } from '#testing/example-talk';
import { showVenue } from '#testing/show-venue';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const oak = exampleEntry({ id: 'oak', type: 'venues', name: 'Oak Tithe Barn', town: 'Marshfield' });

const open = async (talk: Partial<Conversation> | null, venue = oak) => {
  const shown = await showVenue([venue]);
  leave = shown.leave;
  if (talk !== null) await act(() => shown.host.firestore.commit([exampleTalk(oak.id, talk)]));
  await shown.happen('budget.venue-amount-set', { weddingId: 'w1', amount: { amount: 630000, currency: 'GBP' } });
  await screen.findByRole('dialog', { name: 'Have you found your venue?' });
  return shown;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['who has replied', { firstReplyAt: '2026-11-20T10:00:00.000Z' }, oak, 'Marshfield, replied on 20 November'],
  ['who has not', {}, oak, 'Marshfield, asked on 18 November'],
  ['whose town is unknown', {}, { ...oak, town: '' }, 'Asked on 18 November'],
  ['of another wedding’s conversation', { weddingId: 'w2' }, oak, 'Marshfield'],
])('the choice of a venue says when somebody was asked: %s [18]', async (_who, talk, venue, note) => {
  await open(talk, venue);
  await press('Yes, we have');
  expect(await screen.findByRole('radio', { name: `Oak Tithe Barn ${note}` })).toBeInTheDocument();
});

test.each([
  [{}, 'You asked them on 18 November'],
  [null, 'Marshfield'],
])('the question whether they are still interested says when they asked [18]', async (talk, words) => {
  await open(talk);
  await press('Not yet');
  await screen.findByRole('dialog', { name: 'Are you still thinking about them?' });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('who had liked the venue before reads that it is noted, without an undo of what was so already [S4-interest-03]', async () => {
  const { host, entry } = await open(null, { ...oak, votes: { u1: 'yes' } });
  await press('Not yet');
  await press('Yes, we are');
  expect(host.shown.at(-1)?.text).toMatch(/^Happy hunting!/);
  expect(host.shown.at(-1)?.action).toBeUndefined();
  expect(entry(oak.id)).toMatchObject({ votes: { u1: 'yes' } });
});
