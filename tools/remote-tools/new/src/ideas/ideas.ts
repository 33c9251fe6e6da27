import { useHost, useLive, useOwnCollection, useSignedIn } from '@posy/remote-kit';
import { deleteDocument, type EditPlaceOf, makeDocument, performEdit, useEditPlaceOf } from '@posy/remote-kit/edits';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { useOwnEvents } from './own-events';

/** Longest name of an idea, as the manifest has it for the event. */
export const nameLength = 80;

const ideaSchema = v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(nameLength)) });
export type Idea = Identified<v.InferOutput<typeof ideaSchema>>;

/** True for the two who marry: nobody else reads what a remote keeps of a wedding. */
export const useIsCouple = (): boolean => ['owner', 'partner'].includes(useSignedIn()?.role ?? '');

/** The couple's ideas, live, by their names. */
export const useIdeas = () => {
  const collection = useOwnCollection('ideas', ideaSchema);
  const isCouple = useIsCouple();
  return useLive(isCouple && collection ? { collection, orderBy: [{ field: 'name', direction: 'asc' }] } : null);
};

const place: EditPlaceOf = {
  feature: 'honeymoon',
  area: 'profile',
  words: {
    undo: 'honeymoon.undo',
    retry: 'honeymoon.retry',
    changedSince: 'honeymoon.changed-since',
    forbidden: 'honeymoon.forbidden',
  },
};

/** Edits of ideas. Each can be undone; a refused one says so, with another try. */
export const useIdeaEdits = () => {
  const host = useHost();
  const { formatMessage } = useIntl();
  const editPlace = useEditPlaceOf(place);
  const events = useOwnEvents();
  const collection = useOwnCollection('ideas', ideaSchema);
  return useMemo(() => {
    const refused = formatMessage({ id: 'honeymoon.refused' });
    return {
      add(name: string): void {
        if (collection === null) return;
        const id = host.firestore.newId();
        performEdit(editPlace, {
          edit: makeDocument(collection, { id, name }, []),
          about: `idea ${id}`,
          notice: { text: formatMessage({ id: 'honeymoon.added' }, { name }) },
          refused,
          onSaved: () =>
            void events
              .publish('honeymoon.idea-added', { name })
              .catch((error: unknown) => host.telemetry.error('honeymoon', error)),
        });
      },
      remove(idea: Idea): void {
        if (collection === null) return;
        performEdit(editPlace, {
          edit: deleteDocument(collection, idea),
          about: `idea ${idea.id}`,
          notice: { text: formatMessage({ id: 'honeymoon.removed' }, { name: idea.name }) },
          refused,
        });
      },
    };
  }, [collection, editPlace, events, formatMessage, host]);
};
