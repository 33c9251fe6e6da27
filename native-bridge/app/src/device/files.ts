import type { CalendarEntry, FileToSave, Outcome, PickedContact } from '@posy/native-controller';
import * as Calendar from 'expo-calendar/legacy';
import { Contact, ContactField, requestPermissionsAsync } from 'expo-contacts';
import { File, Paths } from 'expo-file-system';
import * as Sharing from 'expo-sharing';

/** Writes the file where the system may clear it, and offers it to the device's own programs. */
export const saveFile = async ({ name, mimeType, base64 }: FileToSave): Promise<Outcome> => {
  if (!(await Sharing.isAvailableAsync())) return 'failed';
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(base64, { encoding: 'base64' });
  await Sharing.shareAsync(file.uri, { mimeType, dialogTitle: name });
  return 'done';
};

/** Shows the entry in the device's calendar, where the person keeps it or not. */
export const addToCalendar = async (entry: CalendarEntry): Promise<Outcome> => {
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

const fields = [ContactField.FULL_NAME, ContactField.EMAILS, ContactField.PHONES, ContactField.ADDRESSES] as const;

/**
 * Lets the person choose somebody; nothing of the others is read. The system asks for its permission here, in place, and
 * nowhere else: reading even the chosen one needs it. Rejects when it is not given.
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
      email: emails?.[0]?.address ?? null,
      phone: phones?.[0]?.number ?? null,
      address: lines
        .filter((line) => line !== undefined && line !== null && line !== '')
        .join(', ')
        .slice(0, 500),
    },
  ];
};
