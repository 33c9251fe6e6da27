import { useCallback, useState } from 'react';
import type * as v from 'valibot';
import { sessionDrafts } from './session-drafts';

/**
 * What somebody typed and has not saved, kept in this tab: it outlives a lost connection, a reload and an ended session.
 * Null while nothing was typed; setting null forgets it. Put the person's id into the key.
 */
export const useDraft = <T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
): readonly [T | null, (value: T | null) => void] => {
  const [draft, setDraft] = useState<T | null>(() => sessionDrafts.read(key, schema));
  const save = useCallback(
    (value: T | null): void => {
      sessionDrafts.write(key, value);
      setDraft(value);
    },
    [key],
  );
  return [draft, save];
};
