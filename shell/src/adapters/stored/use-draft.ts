import { useCallback, useState } from 'react';
import type * as v from 'valibot';
import { sessionDrafts } from './session-drafts';

/**
 * Text that a person typed and has not saved, stored in this tab: it survives a lost connection, a reload and an ended
 * session. Null while nothing was typed; setting null deletes it. The key must contain the person's id.
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
