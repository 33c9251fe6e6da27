import { useHost } from '@posy/remote-kit';
import type { WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { contentOf, draftOf, newEventDraft, type EventDraft } from '#domain/event-draft';
import type { EventDefaults } from '#domain/wedding-events';
import type { WebsiteEdits } from '../website-queries';

/** What the event dialog edits. `isStored` is false for a new event, and for a main event nobody has touched. */
export interface EditedEvent {
  id: string;
  draft: EventDraft;
  isStored: boolean;
}

/** The event dialog and the writes behind it. */
export const useEventEditing = (edits: WebsiteEdits, defaults: EventDefaults, storedIds: ReadonlySet<string>) => {
  const { firestore, notices } = useHost();
  const intl = useIntl();
  const [edited, setEdited] = useState<EditedEvent | null>(null);

  const saveRefused = (refused: EditedEvent) => (): void =>
    notices.show({
      tone: 'error',
      text: intl.formatMessage({ id: 'website.events.save-refused' }),
      about: `event ${refused.id}`,
      action: { label: intl.formatMessage({ id: 'website.events.reopen' }), run: () => setEdited(refused) },
    });
  const refused = (): void => notices.show({ tone: 'error', text: intl.formatMessage({ id: 'website.refused' }) });

  return {
    edited,
    add: () => setEdited({ id: firestore.newId(), draft: newEventDraft(defaults), isStored: false }),
    edit: (event: Identified<WeddingEvent>) =>
      setEdited({ id: event.id, draft: draftOf(event, defaults), isStored: storedIds.has(event.id) }),
    close: () => setEdited(null),
    save(draft: EventDraft) {
      if (edited === null) return;
      const kept = { ...edited, draft };
      const write = edited.isStored ? edits.changeEvent : edits.addEvent;
      write(edited.id, contentOf(draft, defaults), saveRefused(kept));
      setEdited(null);
    },
    remove(event: Identified<WeddingEvent>) {
      edits.deleteEvent(event.id, refused);
      notices.show({
        tone: 'info',
        about: `event ${event.id}`,
        text: intl.formatMessage({ id: 'website.events.deleted' }, { name: event.name }),
        action: {
          label: intl.formatMessage({ id: 'website.undo' }),
          run: () => edits.restoreEvent(event, refused),
        },
      });
    },
  };
};
