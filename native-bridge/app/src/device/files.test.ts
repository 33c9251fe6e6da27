import { createEventInCalendarAsync } from 'expo-calendar/legacy';
import { Contact, requestPermissionsAsync } from 'expo-contacts';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { addToCalendar, pickContacts, saveFile } from './files';

const pick = Contact.presentPicker as jest.Mock;

it('offers a file to the device’s own programs, and says when there are none', async () => {
  const file = { name: 'guests.csv', mimeType: 'text/csv', base64: 'YQ==' };
  expect(await saveFile(file)).toBe('done');
  expect(shareAsync).toHaveBeenCalledWith(
    'file:///cache/guests.csv',
    expect.objectContaining({ mimeType: 'text/csv' }),
  );
  (isAvailableAsync as jest.Mock).mockResolvedValueOnce(false);
  expect(await saveFile(file)).toBe('failed');
});

it('shows a calendar entry, to be kept or not', async () => {
  const entry = {
    title: 'Tasting',
    startsAt: '2028-03-01T10:00:00.000Z',
    endsAt: '2028-03-01T11:00:00.000Z',
    allDay: false,
    location: '',
    notes: '',
  };
  expect(await addToCalendar(entry)).toBe('done');
  (createEventInCalendarAsync as jest.Mock).mockResolvedValueOnce({ action: 'canceled' });
  expect(await addToCalendar(entry)).toBe('cancelled');
});

it('reads the chosen contact and nobody else', async () => {
  expect(await pickContacts()).toEqual([]);
  pick.mockResolvedValueOnce({
    getDetails: async () => ({
      fullName: 'Ana Lou',
      emails: [{ address: 'ana@example.com' }],
      phones: [],
      addresses: [{ street: '1 High Street', city: 'Bath', postcode: 'BA1 1AA', country: '' }],
    }),
  });
  expect(await pickContacts()).toEqual([
    { name: 'Ana Lou', email: 'ana@example.com', phone: null, address: '1 High Street, Bath, BA1 1AA' },
  ]);
});

it('opens no contacts where the system’s question was answered with no', async () => {
  (requestPermissionsAsync as jest.Mock).mockResolvedValueOnce({ granted: false });
  const before = pick.mock.calls.length;
  await expect(pickContacts()).rejects.toThrow('not allowed');
  expect(pick.mock.calls).toHaveLength(before);
});
