import type { DevicePort } from '@posy/shared-contracts/mount-props';
import type { NativeLink } from './native-link';

/** Gives remotes the app's functions, once it has reported them. Source: docs/native.md, "The device for remotes". */
export const openDevicePort = async (link: Pick<NativeLink, 'can' | 'ask'>): Promise<DevicePort> => {
  const [hasContacts, hasCalendar] = await Promise.all([link.can('contacts'), link.can('calendar')]);
  return {
    pickContacts: hasContacts
      ? async () => (await link.ask({ kind: 'contacts.pick', payload: {} }, 'contacts.picked')).payload.contacts
      : null,
    addToCalendar: hasCalendar
      ? async (entry) => (await link.ask({ kind: 'calendar.add', payload: { ...entry } }, 'done')).payload.outcome
      : null,
  };
};
