import { useHost } from '@posy/remote-kit';
import type { EventDefaults } from '@posy/shared-contracts/rules';
import { useState } from 'react';
import { contentOf, draftOf, type EventDraft, newEventDraft } from './rules/event-draft';
import type { EventDocument } from './rules/event-edits';
import type { EventEdits } from './use-event-edits';

/** The event in the dialog. `before` is null for a new event, and for a main event nobody has touched. */
export interface EditedEvent {
  id: string;
  draft: EventDraft;
  before: EventDocument | null;
}

/**
 * The event dialog and its edits. After a refused edit the dialog shows the person's words again when it opens for the
 * same event.
 */
export const useEventEditing = (edits: EventEdits, defaults: EventDefaults, stored: readonly EventDocument[]) => {
  const { firestore } = useHost();
  const [edited, setEdited] = useState<EditedEvent | null>(null);
  const [refused, setRefused] = useState<EditedEvent | null>(null);
  const again = (id: string | null): EditedEvent | null => {
    if (refused === null) return null;
    const isMeant = id === null ? refused.before === null && refused.draft.type === 'custom' : refused.id === id;
    return isMeant ? refused : null;
  };
  return {
    edited,
    add: () => setEdited(again(null) ?? { id: firestore.newId(), draft: newEventDraft(defaults), before: null }),
    edit(event: EventDocument) {
      const before = stored.find(({ id }) => id === event.id) ?? null;
      const draft = draftOf(before ?? { ...event, name: '', date: null, place: '' }, defaults);
      setEdited({ id: event.id, draft: again(event.id)?.draft ?? draft, before });
    },
    close: () => setEdited(null),
    save(draft: EventDraft) {
      if (edited === null) return;
      const { id, before } = edited;
      const content = contentOf(draft, defaults);
      const outcome = {
        onSaved: () => setRefused((other) => (other?.id === id ? null : other)),
        onRejected: () => setRefused({ ...edited, draft }),
      };
      if (before === null) edits.add(id, content, outcome);
      else edits.change(before, content, outcome);
      setEdited(null);
    },
    remove: (event: EventDocument) => edits.remove(stored.find(({ id }) => id === event.id) ?? event),
  };
};
