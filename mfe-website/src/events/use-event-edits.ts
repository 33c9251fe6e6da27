import { useHost } from '@posy/remote-kit';
import type { Edit, Performed, PersonsEdit } from '@posy/remote-kit/edits';
import { audienceOf } from '@posy/shared-contracts/entities';
import type { EventDefaults } from '@posy/shared-contracts/rules';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useWebsitePlace } from '#site/edit-place';
import { usePerform } from '#site/edits/edit-history';
import { eventNews } from './event-news';
import { contentOf, draftOf, type EventContent } from './rules/event-draft';
import { addEvent, changeEvent, deleteEvent, type EventDocument } from './rules/event-edits';

/** The callbacks for an edit that was stored or refused. */
type Outcome = Pick<PersonsEdit, 'onSaved' | 'onRejected'>;

/** A person's edits of a wedding's events. Each edit is shown with its undo, and published to other remotes. */
export const useEventEdits = (weddingId: string, defaults: EventDefaults) => {
  const host = useHost();
  const place = useWebsitePlace();
  const make = usePerform();
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const news = eventNews(host, weddingId);
    const nameOf = ({ type, name }: EventContent | EventDocument): string =>
      type === 'main' && name === '' ? defaults.mainName : name;
    const perform = (edit: Edit, id: string, made: Partial<PersonsEdit>): Performed =>
      make(place, {
        edit,
        about: `event ${id}`,
        notice: null,
        refused: formatMessage({ id: 'website.events.save-refused' }),
        ...made,
      });
    const add = (id: string, content: EventContent, made: Partial<PersonsEdit>): Performed =>
      perform(addEvent(weddingId, id, content), id, {
        ...made,
        onSaved(sent) {
          made.onSaved?.(sent);
          news.added({ id, ...content });
        },
        onUndoSaved: () => news.removed({ id }),
      });
    return {
      add(id: string, content: EventContent, outcome: Outcome): void {
        add(id, content, {
          ...outcome,
          notice: { text: formatMessage({ id: 'website.events.added' }, { name: nameOf(content) }) },
        });
      },
      change(before: EventDocument, content: EventContent, { onSaved, onRejected }: Outcome): void {
        perform(changeEvent(weddingId, before, content), before.id, {
          notice: { text: formatMessage({ id: 'website.events.saved' }, { name: nameOf(content) }) },
          onSaved(sent) {
            onSaved?.(sent);
            news.changed({ ...before, ...content, audience: audienceOf(content) });
          },
          onRejected,
          onUndoSaved: () => news.changed(before),
        });
      },
      remove(event: EventDocument): void {
        const name = nameOf(event);
        perform(deleteEvent(weddingId, event), event.id, {
          notice: { text: formatMessage({ id: 'website.events.deleted' }, { name }) },
          refused: formatMessage({ id: 'website.events.delete-refused' }, { name }),
          onSaved: () => news.removed(event),
          onUndoSaved: () => news.added(event),
        });
      },
      /** Stores the main event as it shows: guests see stored ones only. Nothing is said of it, for nothing changes. */
      async storeMain(main: EventDocument): Promise<void> {
        const refused = formatMessage({ id: 'website.refused' });
        await add(main.id, contentOf(draftOf(main, defaults), defaults), { refused }).settled;
      },
    };
  }, [host, place, make, formatMessage, weddingId, defaults]);
};

export type EventEdits = ReturnType<typeof useEventEdits>;
