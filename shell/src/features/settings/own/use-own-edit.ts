import { useHost } from '@posy/remote-kit';
import {
  type Edit,
  type EditPlace,
  formTimeoutMs,
  performEdit,
  type PersonsEdit,
  type Sent,
} from '@posy/remote-kit/edits';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

/** Where people change what is their own: nothing that becomes of a wedding takes that away. */
export const ownPlace = (host: EditPlace['host'], { formatMessage }: Pick<IntlShape, 'formatMessage'>): EditPlace => ({
  host,
  feature: 'settings',
  area: 'own',
  timeoutMs: formTimeoutMs,
  words: {
    undo: formatMessage({ id: 'settings.undo' }),
    retry: formatMessage({ id: 'settings.retry' }),
    changedSince: formatMessage({ id: 'settings.changedSince' }),
    forbidden: formatMessage({ id: 'settings.notSaved' }),
  },
});

interface Saying extends Pick<PersonsEdit, 'saved'> {
  /** What is said once it worked; null for what is seen where it happened. */
  notice: string | null;
}

/**
 * Saves something of a person's own and says how it went: a refusal leaves everything typed in place. Resolves once the
 * server has it, it is queued for the connection, which is said, or it was refused.
 */
export const useOwnEdit = (about: string) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const host = useHost();
  const place = useMemo(() => ownPlace(host, intl), [host, intl]);
  const [isSaving, setSaving] = useState(false);
  const save = async (edit: Edit, { notice, saved }: Saying): Promise<Sent | 'refused'> => {
    setSaving(true);
    const stored = { tone: 'info', text: formatMessage({ id: 'settings.savedOffline' }) } as const;
    const sent = await performEdit(place, {
      edit,
      about,
      notice: (how) => (how === 'stored' ? stored : notice === null ? null : { text: notice }),
      refused: formatMessage({ id: 'settings.notSaved' }),
      refusedLater: formatMessage({ id: 'settings.refusedLater' }),
      ...(saved === undefined ? {} : { saved }),
    }).settled;
    setSaving(false);
    return sent;
  };
  return { isSaving, save };
};
