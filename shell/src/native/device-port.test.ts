import { openDevicePort } from './device-port';
import { createFakeApp } from './testing';

const entry = {
  title: 'Deposit',
  startsAt: '2028-03-01T12:00:00.000Z',
  endsAt: '2028-03-01T13:00:00.000Z',
  allDay: true,
  location: '',
  notes: '',
};
const ana = { name: 'Ana', email: null, phone: '+44 20', address: '' };

test('lets the person choose contacts, and gives the chosen ones alone', async () => {
  const app = createFakeApp();
  app.hello();
  const device = await openDevicePort(app.link);
  const picked = device.pickContacts?.();
  app.deliver({ kind: 'contacts.picked', payload: { contacts: [ana] } }, { replyTo: app.lastOf('contacts.pick')?.id });
  expect(await picked).toEqual([ana]);
});

test('shows an entry in the device’s calendar, and says whether it was saved', async () => {
  const app = createFakeApp();
  app.hello();
  const device = await openDevicePort(app.link);
  const added = device.addToCalendar?.(entry);
  expect(app.lastOf('calendar.add')?.payload).toEqual(entry);
  app.deliver({ kind: 'done', payload: { outcome: 'cancelled' } }, { replyTo: app.lastOf('calendar.add')?.id });
  expect(await added).toBe('cancelled');
});

test('an app that denies its contacts leaves nobody waiting', async () => {
  const app = createFakeApp();
  app.hello();
  const device = await openDevicePort(app.link);
  const picked = device.pickContacts?.();
  app.deliver(
    { kind: 'error', payload: { code: 'contacts.pick', message: 'No permission.' } },
    { replyTo: app.lastOf('contacts.pick')?.id },
  );
  await expect(picked).rejects.toThrow('contacts.pick');
});

test('offers nothing that an older app cannot do', async () => {
  const app = createFakeApp({ capabilities: ['push'] });
  app.hello();
  expect(await openDevicePort(app.link)).toEqual({ pickContacts: null, addToCalendar: null });
});
