import { useLive, useLiveDocument, useLocaleInfo } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { InvitationSettings } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { type InvitedHousehold, invitedHouseholds } from './rules/households';

/** The id of the single document with the couple's invitation settings. */
export const settingsId = 'current';

/** A wedding's households, live, with their links and answers. */
export type LiveHouseholds =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; households: readonly InvitedHousehold[] };

/** Follows guests, links and answers at once: an answer is on the screen as soon as it is given. */
export const useHouseholds = (weddingId: string): LiveHouseholds => {
  const { locale } = useLocaleInfo();
  const guests = useLive(useMemo(() => ({ collection: collections.guests(weddingId) }), [weddingId]));
  const invitations = useLive(useMemo(() => ({ collection: collections.households(weddingId) }), [weddingId]));
  const answers = useLive(useMemo(() => ({ collection: collections.answers(weddingId) }), [weddingId]));
  const households = useMemo(
    () =>
      guests.value === null || invitations.value === null || answers.value === null
        ? null
        : invitedHouseholds({ guests: guests.value, invitations: invitations.value, answers: answers.value }, locale),
    [guests.value, invitations.value, answers.value, locale],
  );
  if (households !== null) return { status: 'ready', households };
  const failed = [guests, invitations, answers].find(({ error }) => error !== null);
  return failed === undefined ? { status: 'loading' } : { status: 'failed', retry: failed.retry };
};

/** The couple's invitation settings, live; `value` is null while there are none. Only `ready` ones can be changed. */
export type LiveSettings =
  | { status: 'loading'; value: null }
  | { status: 'failed'; value: null; retry: () => void }
  | { status: 'ready'; value: InvitationSettings | null };

export const useInvitationSettings = (weddingId: string): LiveSettings => {
  const { value, status, retry } = useLiveDocument(
    useMemo(() => collections.invitationSettings(weddingId), [weddingId]),
    settingsId,
  );
  if (status === 'loading') return { status, value: null };
  // Settings that were read before a failure still stand; without any, nobody knows whether there are some.
  return status === 'failed' && value === null ? { status, value, retry } : { status: 'ready', value };
};
