import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { accessSchema, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { exampleTask } from '#testing/example-tasks';
import { planningPage } from '#testing/planning-page';
import { sheetDays } from './rules/run-sheet';

const open = planningPage();
const at = '2026-11-20T12:00:00.000Z';
const day = '2028-06-17';

const event = (id: string, changes: Partial<WeddingEvent> = {}): Identified<WeddingEvent> => ({
  ...{ id, type: 'custom', name: id, date: day, time: { startTime: null }, place: '' },
  ...{ description: '', attire: '', visible: false, featured: false, supplier: null, createdAt: at, updatedAt: at },
  ...changes,
});
const stored = ({ id: _id, ...fields }: Identified<WeddingEvent>) => fields;
const supplier = (name: string, changes: object = {}) => ({
  ...{ type: 'florists', slug: name, name, publicId: name, shortlisted: true, booked: true, enquired: false },
  ...{ ignored: false, customSupplier: true, updatedAt: at },
  ...changes,
});
const task = (id: string, period: 'the-day' | '2-weeks' | 'after', done = false) =>
  exampleTask({ id, name: id, period, done, key: null, i18nKey: null, custom: true });

const ceremony = event('Ceremony', { type: 'main', date: null, time: { startTime: '13:30' }, place: 'Kew Chapel' });
const documents = {
  'weddings/w1/events': {
    c: stored(ceremony),
    d: stored(event('Dinner', { time: { startTime: '16:00', endTime: '18:00' }, attire: 'Long' })),
    b: stored(event('Brunch', { date: '2028-06-18', time: { startTime: '10:00' } })),
  },
  'weddings/w1/suppliers': {
    f: supplier('Fern & Fable', {
      contact: { email: '', website: '', phone: '020 7946 0018', postcode: '', address: '' },
    }),
    n: supplier('Never booked', { booked: false }),
  },
  'weddings/w1/costs': { k: { name: 'Band', supplierType: 'music', group: 'music' } },
  'weddings/w1/payments': {
    due: {
      costId: 'k',
      name: 'Rest',
      amount: 35_000,
      due: day,
      paidOn: null,
      remindDaysBefore: null,
      createdAt: at,
      updatedAt: at,
    },
    later: {
      costId: 'k',
      name: 'Later',
      amount: 100,
      due: '2028-07-01',
      paidOn: null,
      remindDaysBefore: null,
      createdAt: at,
      updatedAt: at,
    },
  },
};
const tasks = [task('Bring the rings', 'the-day'), task('Pack a kit', '2-weeks'), task('Thank everybody', 'after')];
const part = (name: string) => within(screen.getByRole('region', { name }));

test('the days around the wedding stand in order, an event without an hour last, and far ones are left out', () => {
  const events = [
    event('late', { time: { startTime: '19:30' } }),
    event('open'),
    event('eve', { date: '2028-06-16' }),
    event('engagement', { date: '2027-06-16' }),
    event('undated', { date: null }),
    ceremony,
  ];
  const names = sheetDays(events, day).map(({ day: of, events: on }) => [of, ...on.map(({ name }) => name)]);
  expect(names).toEqual([
    ['2028-06-16', 'eve'],
    [day, 'Ceremony', 'late', 'open'],
  ]);
  expect(sheetDays([], day)).toEqual([{ day, isWeddingDay: true, events: [] }]);
});

test('the run sheet says when, who to call, what to do and what to hand over', async () => {
  await open({ path: '/uk/planning/day', wedding: { date: day }, tasks, documents });
  await screen.findByText('Ceremony');
  const hours = part('Hour by hour');
  expect(hours.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '13:30CeremonyKew Chapel',
    '16:00Dinneruntil 18:00Dress: Long',
    '10:00Brunch',
  ]);
  expect(hours.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(part('Who to call').getByRole('link', { name: 'Call Fern & Fable: 020 7946 0018' })).toHaveAttribute(
    'href',
    'tel:02079460018',
  );
  expect(screen.queryByText('Never booked')).toBeNull();
  expect(part('To hand over').getAllByRole('listitem')).toHaveLength(1);
  expect(part('To hand over').getByText('£350')).toBeVisible();
  expect(part('To do on the day').getByRole('link', { name: '1 task from before is still open' })).toBeVisible();
  expect(part('Guests').getByRole('link', { name: 'Seating plan' })).toHaveAttribute('href', '/uk/guestlist/seating');
});

test('what is done on the day is ticked there', async () => {
  const page = await open({ path: '/uk/planning/day', wedding: { date: day }, tasks, documents });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Bring the rings' }));
  expect(page.taskOf('Bring the rings')).toMatchObject({ done: true });
});

test('without any hours it leads to where they are set, and without a date to that', async () => {
  await open({ path: '/uk/planning/day', wedding: { date: day }, tasks });
  expect(await screen.findByRole('link', { name: 'Add the events' })).toHaveAttribute('href', '/uk/website');
  expect(screen.queryByRole('region', { name: 'To hand over' })).toBeNull();
});

test('a wedding without a date has no day to plan', async () => {
  await open({ path: '/uk/planning/day', wedding: { date: null }, tasks });
  expect(await screen.findByRole('heading', { level: 1, name: 'Run sheet' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Hour by hour' })).toBeNull();
});

test('a helper sees the parts that were opened to them [D-role-01]', async () => {
  const wedding = exampleWedding({
    date: day,
    roles: { u2: 'helper' },
    access: { u2: v.parse(accessSchema, { suppliers: 'view' }) },
  });
  await open({
    path: '/uk/planning/day',
    wedding,
    session: exampleSignedIn({ wedding, uid: 'u2', role: 'helper' }),
    documents,
  });
  await screen.findByText('Fern & Fable');
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby') !== null)).toEqual([
    true,
  ]);
});

test('a member without access to anything reads so [D-role-01]', async () => {
  const wedding = exampleWedding({ date: day, roles: { u2: 'helper' }, access: { u2: v.parse(accessSchema, {}) } });
  await open({ path: '/uk/planning/day', wedding, session: exampleSignedIn({ wedding, uid: 'u2', role: 'helper' }) });
  expect(await screen.findByText('Nothing to see here yet')).toBeVisible();
});
