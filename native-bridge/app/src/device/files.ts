import type { CalendarEntry, DeviceOutcome, FileToSave, PickedContact } from '@posy/native-controller';
import * as Calendar from 'expo-calendar/legacy';
import { Contact, ContactField, requestPermissionsAsync } from 'expo-contacts';
import { Directory, File, Paths } from 'expo-file-system';
import * as Sharing from 'expo-sharing';
import { Platform } from 'react-native';

/** Names that leave the folder, names that systems reserve, and characters that hide a name's ending. */
const unsafe = /^\.|[/\\<>:"|?*\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

const sharedFiles = (): Directory => new Directory(Paths.cache, 'shared');

/** Removes what was shared and lies here still. */
export const removeSharedFiles = (): void => {
  const folder = sharedFiles();
  if (folder.exists) folder.delete();
};

/**
 * Writes the file where the system may clear it, and offers it to the device's own programs. iOS is done with it then; on
 * Android the other program may read it later, so that it goes with the next one, at sign-out or when the app starts.
 */
export const saveFile = async ({ name, mimeType, base64 }: FileToSave): Promise<DeviceOutcome> => {
  if (unsafe.test(name) || !(await Sharing.isAvailableAsync())) return 'failed';
  removeSharedFiles();
  const folder = sharedFiles();
  folder.create({ intermediates: true, idempotent: true });
  try {
    const file = new File(folder, name);
    file.create({ overwrite: true });
    file.write(base64, { encoding: 'base64' });
    await Sharing.shareAsync(file.uri, { mimeType, dialogTitle: name });
  } finally {
    if (Platform.OS === 'ios') removeSharedFiles();
  }
  return 'done';
};

/** Shows the entry in the device's calendar, where the person keeps it or not. */
export const addToCalendar = async (entry: CalendarEntry): Promise<DeviceOutcome> => {
  const { action } = await Calendar.createEventInCalendarAsync({
    title: entry.title,
    startDate: new Date(entry.startsAt),
    endDate: new Date(entry.endsAt),
    allDay: entry.allDay,
    location: entry.location,
    notes: entry.notes,
  });
  return action === Calendar.CalendarDialogResultActions.canceled ? 'cancelled' : 'done';
};

/** Longest values that the page reads of a contact: a longer one cannot be a real address or number. */
const mostOf = { email: 320, phone: 40 } as const;

const shortEnough = (text: string | null | undefined, most: number): string | null =>
  text === null || text === undefined || text.length > most ? null : text;

const fields = [ContactField.FULL_NAME, ContactField.EMAILS, ContactField.PHONES, ContactField.ADDRESSES] as const;

/**
 * Lets the person choose a contact; the others are not read. The system asks for its permission here only: reading even
 * the chosen one needs it. Rejects without the permission.
 */
export const pickContacts = async (): Promise<PickedContact[]> => {
  if (!(await requestPermissionsAsync()).granted) throw new Error('Contacts are not allowed.');
  const contact = await Contact.presentPicker();
  if (contact === null) return [];
  const { fullName, emails, phones, addresses } = await contact.getDetails(fields);
  const [address] = addresses ?? [];
  const lines = [address?.street, address?.city, address?.postcode, address?.country];
  return [
    {
      name: (fullName ?? '').slice(0, 200),
      email: shortEnough(emails?.[0]?.address, mostOf.email),
      phone: shortEnough(phones?.[0]?.number, mostOf.phone),
      address: lines
        .filter((line) => line !== undefined && line !== null && line !== '')
        .join(', ')
        .slice(0, 500),
    },
  ];
};
