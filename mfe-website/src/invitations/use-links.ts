import { useHost } from '@posy/remote-kit';
import { websiteConstants } from '@posy/shared-contracts/constants';
import type { HouseholdInvitation } from '@posy/shared-contracts/entities';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** The wish for a link: beside the household's other links, or in their place. */
export interface LinkWish {
  householdId: string;
  way: NonNullable<HouseholdInvitation['sentBy']>;
  besideEarlier: boolean;
}

/** Makes and takes back households' links. After a failure a notice names it, and the call returns null or false. */
export const useLinks = (weddingId: string) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const fail = useCallback(
    (error: unknown): void => {
      telemetry.error('invitations', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'invitations.failed' }), about: 'invitation' });
    },
    [formatMessage, notices, telemetry],
  );
  const make = useCallback(
    async ({ householdId, ...wish }: LinkWish): Promise<string | null> => {
      try {
        const body = { weddingId, householdIds: [householdId], ...wish };
        const { links } = await api.call('createHouseholdLinks', { body });
        return links[0]?.token ?? null;
      } catch (error) {
        fail(error);
        return null;
      }
    },
    [api, fail, weddingId],
  );
  /** Links for printed cards, beside those that households have; those that could be made. */
  const makeAll = useCallback(
    async (householdIds: readonly string[]): Promise<{ id: string; token: string }[]> => {
      const made: { id: string; token: string }[] = [];
      try {
        for (let from = 0; from < householdIds.length; from += websiteConstants.mostLinksAtOnce) {
          const some = householdIds.slice(from, from + websiteConstants.mostLinksAtOnce);
          const body = { weddingId, householdIds: some, way: 'print', besideEarlier: true } as const;
          const { links } = await api.call('createHouseholdLinks', { body });
          made.push(...links.map(({ householdId: id, token }) => ({ id, token })));
        }
      } catch (error) {
        fail(error);
      }
      return made;
    },
    [api, fail, weddingId],
  );
  const revoke = useCallback(
    async (householdId: string): Promise<boolean> => {
      try {
        await api.call('revokeHouseholdLinks', { body: { weddingId, householdIds: [householdId] } });
        return true;
      } catch (error) {
        fail(error);
        return false;
      }
    },
    [api, fail, weddingId],
  );
  return { make, makeAll, revoke };
};
