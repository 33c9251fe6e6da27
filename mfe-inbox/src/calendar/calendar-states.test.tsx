import { createMemoryFirestore, createTestHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#testing/all-messages';
import { show, supplierSession } from '#testing/shown';
import { CalendarScreen } from './calendar-screen';

const days = {
  '2026-12-05': { day: '2026-12-05', state: 'busy', until: null, updatedAt: '2026-11-01T09:00:00.000Z' },
};
const closed = { weekdays: [2, 1], months: [8] };

type Firestore = NonNullable<TestHostOptions['firestore']>;

const hostOf = (change: (firestore: Firestore) => Firestore = (same) => same) =>
  createTestHost({
    session: supplierSession(),
    path: '/uk/inbox/calendar',
    firestore: change(createMemoryFirestore({ conversations: {}, 'suppliers/GB100001/busyDays': days })),
    api: {
      supplier: () => ({ type: 'venues', publicId: 'abc123', busyDays: ['2026-12-19'], closed }) as never,
      ownSuppliers: () => ({ suppliers: [] }),
      readSupplierFeed: () => ({ feed: null }),
    },
  });
const dayOf = (name: RegExp) => screen.findByRole('button', { name });

test('a calendar that does not load says so, and comes when it is asked for again [32]', async () => {
  let isDown = true;
  const host = hostOf((firestore) => ({
    ...firestore,
    watch: (query, next, failed) => {
      if (!isDown) return firestore.watch(query, next, failed);
      failed(new FirestoreError('unavailable', 'Down.'));
      return () => undefined;
    },
  }));
  await show(<CalendarScreen />, host);
  expect(await screen.findByRole('heading', { name: 'Your calendar is taking a rest' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await dayOf(/ 5 December 2026, taken$/)).toBeVisible();
});

test('without a connection it shows the days that this device has, and the rest once there is one [32]', async () => {
  const host = hostOf();
  await show(<p />, host);
  await act(async () => void window.dispatchEvent(new Event('offline')));
  await show(<CalendarScreen />, host);
  expect(await dayOf(/ 5 December 2026, taken$/)).toBeVisible();
  expect(await dayOf(/ 19 December 2026, free$/)).toBeVisible();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await dayOf(/ 19 December 2026, taken$/)).toBeVisible();
});

test('its head leads to the card that brings other calendars in [32]', async () => {
  await show(<CalendarScreen />, hostOf());
  const href = (await screen.findByRole('link', { name: 'Bring in .ics' })).getAttribute('href') ?? '';
  expect(document.querySelector(href)?.querySelector('h2')).toHaveTextContent('Bring in your own calendar');
});

test('says below the months which days the rules close, so that nobody marks them one by one [32]', async () => {
  await show(<CalendarScreen />, hostOf());
  expect(
    await screen.findByText('Closed by your rules: Monday, Tuesday and August. You needn’t mark each of these days.'),
  ).toBeVisible();
  expect(screen.getByText(messages['calendar.legend.asking'])).toBeVisible();
});
