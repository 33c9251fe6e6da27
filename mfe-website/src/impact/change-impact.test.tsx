import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import type { WeddingChange } from '@posy/shared-contracts/manifest';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { storedAnswer } from '#testing/example-households';
import { storedEvent } from '#testing/stored-event';
import { ChangeImpact } from './change-impact';
import { messages as own } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const site = { slug: 'ours', published: true, welcome: '', theme: 'orchard', updatedAt: '2026-11-01T10:00:00.000Z' };
const moved: WeddingChange = { kind: 'date', from: '2027-09-11', to: '2027-09-18' };

const show = async (change: WeddingChange, published = true, answers: Record<string, Record<string, unknown>> = {}) => {
  const host = createTestHost({
    session: exampleSignedIn({ wedding: exampleWedding() }),
    firestore: createMemoryFirestore({
      'weddings/w1/answers': answers,
      'weddings/w1/website': { site: { ...site, published } },
      'weddings/w1/events': {
        dinner: storedEvent('Dinner', '16:30'),
        brunch: storedEvent('Brunch', '11:00', { date: '2027-09-12', place: 'Pump Room, Bath' }),
      },
    }),
  });
  leave = await renderWithHost(<ChangeImpact weddingId="w1" change={change} />, host, { ...messages, ...own });
};
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('another date: guests see it at once, and which events stay on the day that was is said', async () => {
  await show(moved);
  expect(lines()).toEqual([
    'Guests see the new day on your website at once',
    'One event of your website stays on the day that wasDinner',
  ]);
});

test('no date: guests see none; before it is published only the plan’s events are named', async () => {
  await show({ kind: 'date', from: '2027-09-11', to: null });
  expect(lines()[0]).toBe('Guests see no day on your website any more');
  await leave();
  await show(moved, false);
  expect(lines()).toEqual(['One event of your website stays on the day that wasDinner']);
});

const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };
const elsewhere: WeddingChange = { kind: 'place', from: bath, to: { ...bath, name: 'Frome' } };

test('another place: guests see it at once, and which events still name the one that was is said [14]', async () => {
  await show(elsewhere);
  expect(lines()).toEqual([
    'Guests see the new place on your website at once',
    'One event of your website still names BathBrunch',
  ]);
});

test('no place: guests see none; before it is published only the events that name it are listed [14]', async () => {
  await show({ kind: 'place', from: bath, to: null });
  expect(lines()[0]).toBe('Guests see no place on your website any more');
  await leave();
  await show(elsewhere, false);
  expect(lines()).toEqual(['One event of your website still names BathBrunch']);
});

test('a kind of change that is younger than this build is passed over [14]', async () => {
  await show(JSON.parse('{ "kind": "music", "from": null, "to": "band" }'));
  expect(lines()).toEqual([]);
});

test('other changes of the wedding leave the website as it is', async () => {
  await show({ kind: 'guests', from: 80, to: 95 });
  await leave();
  await show({ ...moved, to: moved.from } as WeddingChange);
  expect(lines()).toEqual([]);
});

test('another day or place: how many answers are for what was, with the way to ask again; a first day asks nobody', async () => {
  const said = { events: { main: 'attending' } };
  const answers = { ravi: storedAnswer({ ravi: said, anita: { events: { main: 'no' } }, dev: {} }) };
  await show(moved, false, answers);
  expect(screen.getByRole('link', { name: '2 answers are for the day that was' })).toHaveAttribute(
    'href',
    '/uk/website/invitations?letter=update',
  );
  await leave();
  await show(elsewhere, false, answers);
  expect(screen.getByRole('link', { name: '2 answers are for the place that was' })).toBeVisible();
  await leave();
  await show({ kind: 'date', from: null, to: '2027-09-18' }, false, answers);
  expect(screen.queryByText(/answers are for/)).toBeNull();
});
