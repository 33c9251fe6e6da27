import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { harmless, saveFile, separatorFor, writeCsv } from '@posy/remote-kit/files';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { householdTitle, type InvitedHousehold } from '#households/public';
import { type AddressEntry, addressTable } from '../rules/address-book';

/** The couple's actions on addresses: it chooses between two, and saves all as a table. A notice names each failure. */
export const useAddressActs = (weddingId: string) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage, formatDate } = useIntl();
  const { locale } = useLocaleInfo();
  const [busyId, setBusyId] = useState<string | null>(null);
  const titleOf = (household: InvitedHousehold): string => householdTitle(household, locale);
  const say = (tone: 'success' | 'error', text: string): void => notices.show({ tone, text, about: 'address' });
  const settle = async (household: InvitedHousehold, take: 'theirs' | 'ours'): Promise<void> => {
    setBusyId(household.id);
    try {
      await api.call('settleAddress', { params: { householdId: household.id }, body: { weddingId, take } });
      say('success', formatMessage({ id: 'invitations.addresses.settled' }, { name: titleOf(household) }));
    } catch (error) {
      telemetry.error('invitations', error);
      say('error', formatMessage({ id: 'invitations.failed' }));
    } finally {
      setBusyId(null);
    }
  };
  const exportTable = (entries: readonly AddressEntry[]): void => {
    const head = (id: 'household' | 'people' | 'address' | 'given'): string =>
      formatMessage({ id: `invitations.addresses.table.${id}` });
    const rows = addressTable(entries, {
      head: [head('household'), head('people'), head('address'), head('given')],
      title: titleOf,
      people: ({ people }) =>
        people
          .map(({ name }) => name.trim())
          .filter((name) => name !== '')
          .join(', '),
      day: (instant) => formatDate(instant, { dateStyle: 'medium' }),
    });
    try {
      const text = writeCsv(
        rows.map((row) => row.map(harmless)),
        separatorFor(locale),
      );
      const name = formatMessage({ id: 'invitations.addresses.title' });
      saveFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      say('success', formatMessage({ id: 'invitations.addresses.exported' }));
    } catch (error) {
      telemetry.error('invitations', error);
      say('error', formatMessage({ id: 'invitations.addresses.export-failed' }));
    }
  };
  return {
    busyId,
    settle: (household: InvitedHousehold, take: 'theirs' | 'ours') => void settle(household, take),
    exportTable,
  };
};
