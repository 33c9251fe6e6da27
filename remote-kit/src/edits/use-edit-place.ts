import type { FirestoreWrite, MountProps } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { useHost } from '../host/host-context';
import type { EditPlace } from './edit-place';

/** A remote's settings for its edits; `words` has the ids of the messages that all of them share. */
export interface EditPlaceOf<Host extends EditPlace['host'] = MountProps> extends Pick<
  EditPlace,
  'feature' | 'area' | 'isMadeByServer'
> {
  words: Readonly<Record<keyof EditPlace['words'], NonNullable<MessageDescriptor['id']>>>;
  /** Commits the writes, when the person themselves may not write them. */
  commit?: (host: Host, writes: readonly FirestoreWrite[]) => Promise<void>;
}

/** Returns the dependencies of a remote's edits, outside its screens. */
export const editPlaceOf = <Host extends EditPlace['host']>(
  { words, commit, ...place }: EditPlaceOf<Host>,
  host: Host,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): EditPlace => ({
  ...place,
  host,
  ...(commit && { commit: (writes) => commit(host, writes) }),
  words: {
    undo: formatMessage({ id: words.undo }),
    retry: formatMessage({ id: words.retry }),
    changedSince: formatMessage({ id: words.changedSince }),
    forbidden: formatMessage({ id: words.forbidden }),
  },
});

/**
 * Returns the dependencies of a remote's edits, in its screens: the same object until `of`, the host or the language
 * changes.
 */
export const useEditPlaceOf = (of: EditPlaceOf): EditPlace => {
  const host = useHost();
  const intl = useIntl();
  return useMemo(() => editPlaceOf(of, host, intl), [of, host, intl]);
};
