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

/** The place for edits of a person's own data: a lost wedding does not affect them. */
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

interface OwnEditOptions extends Pick<PersonsEdit, 'onSaved'> {
  /** The text of the notice after success; null when the edit is visible where it was made. */
  notice: string | null;
}

/**
 * Saves an edit of a person's own data and shows the result: a rejection leaves the typed values in place. Resolves
 * once the server has it, it is queued for the connection (with a notice), or it was rejected.
 */
export const useOwnEdit = (about: string) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const host = useHost();
  const place = useMemo(() => ownPlace(host, intl), [host, intl]);
  const [isSaving, setSaving] = useState(false);
  const save = async (edit: Edit, { notice, onSaved }: OwnEditOptions): Promise<Sent | 'refused'> => {
    setSaving(true);
    const stored = { tone: 'info', text: formatMessage({ id: 'settings.savedOffline' }) } as const;
    const sent = await performEdit(place, {
      edit,
      about,
      notice: (how) => (how === 'stored' ? stored : notice === null ? null : { text: notice }),
      refused: formatMessage({ id: 'settings.notSaved' }),
      refusedLater: formatMessage({ id: 'settings.refusedLater' }),
      ...(onSaved === undefined ? {} : { onSaved }),
    }).settled;
    setSaving(false);
    return sent;
  };
  return { isSaving, save };
};
