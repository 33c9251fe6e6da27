import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { MarketPrefix } from '@posy/shared-contracts';
import { websiteConstants } from '@posy/shared-contracts/constants';
import type { GuestLetterKind } from '@posy/shared-contracts/entities';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** The letter that the couple is about to send. */
export interface LetterDraft {
  kind: GuestLetterKind;
  /** Missing: each household's own language. */
  market?: MarketPrefix;
  words: string;
  /** True when a save-the-date asks for the postal address. */
  asksAddress?: boolean;
}

/** Letters that were sent off a moment ago; each call has a batch. */
export interface SentOff {
  batches: readonly string[];
  count: number;
}

/** A household's letter as it would be written now; null while it is not known, or when it could not be written. */
export const useLetterPreview = (weddingId: string, householdId: string | undefined, draft: LetterDraft) => {
  const { api } = useHost();
  const { data, isError } = useQuery({
    queryKey: ['guest-letter', weddingId, householdId, draft],
    queryFn: ({ signal }) =>
      api.call('previewGuestLetter', { body: { weddingId, householdId: householdId ?? '', ...draft } }, { signal }),
    enabled: householdId !== undefined,
    throwOnError: false,
  });
  return { letter: data ?? null, hasFailed: isError };
};

/** Sends letters and takes them back within their minute. A notice names each failure. */
export const useLetters = (weddingId: string) => {
  const { api, notices, telemetry, clock } = useHost();
  const { formatMessage } = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  const [sentOff, setSentOff] = useState<SentOff | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      telemetry.error('invitations', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'invitations.letters.failed' }), about: 'letters' });
    } finally {
      setIsBusy(false);
    }
  };
  const send = async (householdIds: readonly string[], draft: LetterDraft): Promise<void> =>
    attempt(async () => {
      const batches: string[] = [];
      let count = 0;
      const most = websiteConstants.mostGuestLetters;
      for (let from = 0; from < householdIds.length; from += most) {
        const body = { weddingId, householdIds: householdIds.slice(from, from + most), ...draft };
        const { batch, queued } = await api.call('sendGuestLetters', { body });
        batches.push(batch);
        count += queued;
        // The person can take back the letters that left, even when the next call fails.
        setSentOff({ batches: [...batches], count });
      }
      const isOver = (now: SentOff | null): boolean => now?.batches[0] === batches[0];
      clock.after(websiteConstants.undoLettersSeconds * 1000, () => setSentOff((now) => (isOver(now) ? null : now)));
    });
  const undo = async ({ batches }: SentOff): Promise<void> =>
    attempt(async () => {
      let stopped = 0;
      for (const batch of batches)
        stopped += (await api.call('undoGuestLetters', { body: { weddingId, batch } })).stopped;
      setSentOff(null);
      const text = formatMessage({ id: 'invitations.letters.undone' }, { count: stopped });
      notices.show({ tone: 'info', text, about: 'letters' });
    });
  return {
    isBusy,
    sentOff,
    send: (householdIds: readonly string[], draft: LetterDraft) => void send(householdIds, draft),
    undo: (sent: SentOff) => void undo(sent),
  };
};
