import { createEventInCalendarAsync } from 'expo-calendar/legacy';
import { Contact, requestPermissionsAsync } from 'expo-contacts';
import * as FileSystem from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { Platform } from 'react-native';
import { addToCalendar, pickContacts, removeSharedFiles, saveFile } from './files';

/** Files that lie in the app's cache. */
const cachedFiles = (): string[] =>
  [...(FileSystem as unknown as { cached: Set<string> }).cached].filter((uri) => uri.includes('.csv'));

const pick = Contact.presentPicker as jest.Mock;

test('offers a file to the device’s own programs, and says when there are none', async () => {
  const file = { name: 'guests.csv', mimeType: 'text/csv', base64: 'YQ==' };
  expect(await saveFile(file)).toBe('done');
  expect(shareAsync).toHaveBeenCalledWith(
    'file:///cache/shared/guests.csv',
    expect.objectContaining({ mimeType: 'text/csv' }),
  );
  (isAvailableAsync as jest.Mock).mockResolvedValueOnce(false);
  expect(await saveFile(file)).toBe('failed');
});

test.each([
  '..',
  '.',
  '.htaccess',
  '../guests.csv',
  'a/b.csv',
  'a\\b.csv',
  'a\n.csv',
  'a\u0000.csv',
  'a:b.csv',
  'a\u202evsc.exe',
])('writes nothing under a name such as %j', async (name) => {
  const before = (shareAsync as jest.Mock).mock.calls.length;
  expect(await saveFile({ name, mimeType: 'text/csv', base64: 'YQ==' })).toBe('failed');
  expect((shareAsync as jest.Mock).mock.calls).toHaveLength(before);
});

test('leaves no shared file behind: none on iOS, at most the last one on Android until the next, sign-out or start', async () => {
  for (const name of ['first.csv', 'second.csv']) await saveFile({ name, mimeType: 'text/csv', base64: 'YQ==' });
  expect(cachedFiles()).toEqual(Platform.OS === 'ios' ? [] : ['file:///cache/shared/second.csv']);
  removeSharedFiles();
  expect(cachedFiles()).toEqual([]);
});

test('a file that could not be shared goes as well', async () => {
  (shareAsync as jest.Mock).mockRejectedValueOnce(new Error('no window'));
  await expect(saveFile({ name: 'lost.csv', mimeType: 'text/csv', base64: 'YQ==' })).rejects.toThrow('no window');
  removeSharedFiles();
  expect(cachedFiles()).toEqual([]);
});

test('shows a calendar entry, to be saved or not', async () => {
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

test('reads the chosen contact and nobody else', async () => {
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

test('leaves out an address or a number that is longer than any', async () => {
  const contact = { fullName: 'Ana', addresses: [] };
  pick.mockResolvedValueOnce({
    getDetails: async () => ({
      ...contact,
      emails: [{ address: `${'a'.repeat(320)}@example.com` }],
      phones: [{ number: '1'.repeat(41) }],
    }),
  });
  expect(await pickContacts()).toEqual([{ name: 'Ana', email: null, phone: null, address: '' }]);
});

test('opens no contacts where the system’s question was answered with no', async () => {
  (requestPermissionsAsync as jest.Mock).mockResolvedValueOnce({ granted: false });
  const before = pick.mock.calls.length;
  await expect(pickContacts()).rejects.toThrow('not allowed');
  expect(pick.mock.calls).toHaveLength(before);
});
