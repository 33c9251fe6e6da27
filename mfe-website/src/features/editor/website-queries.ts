import { useHost, useLive, useLiveDocument } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { audienceOf, type Website, type WeddingEvent } from '@posy/shared-contracts/entities';
import {
  serverTime,
  type FirestoreWrite,
  type Identified,
  type MountProps,
  type SignedIn,
} from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import type { EventContent } from '#domain/event-draft';

/** The one document of a wedding's website. */
const siteId = 'site';

type Refused = (error: unknown) => void;

/** The wedding's events, live, in no order. Null: there is no wedding yet. */
export const useWeddingEvents = (weddingId: string | null) => {
  const collection = useMemo(() => (weddingId === null ? null : collections.events(weddingId)), [weddingId]);
  return useLive(collection === null ? null : { collection });
};

/** The wedding's website, live; its value is null until something about it was saved. */
export const useWebsite = (weddingId: string | null) => {
  const collection = useMemo(() => (weddingId === null ? null : collections.website(weddingId)), [weddingId]);
  return useLiveDocument(collection, siteId);
};

const eventWrite = (
  weddingId: string,
  id: string,
  kind: 'set' | 'update',
  data: Record<string, unknown>,
): FirestoreWrite => ({
  kind,
  collection: collections.events(weddingId),
  id,
  data,
});

/** A write of the editor: it shows at once, `refused` is called when the server says no. */
export interface WebsiteEdits {
  addEvent: (id: string, content: EventContent, refused: Refused) => void;
  changeEvent: (id: string, content: EventContent, refused: Refused) => void;
  deleteEvent: (id: string, refused: Refused) => void;
  restoreEvent: (event: Identified<WeddingEvent>, refused: Refused) => void;
  changeSite: (site: Website | null, change: Partial<Pick<Website, 'welcome' | 'theme'>>, refused: Refused) => void;
}

const fresh = (content: EventContent, rest: Pick<WeddingEvent, 'featured' | 'supplier'>): Record<string, unknown> => ({
  ...content,
  ...rest,
  createdAt: serverTime(),
  updatedAt: serverTime(),
});

const announce = ({ bus, telemetry }: MountProps, weddingId: string, eventId: string, content: EventContent): void => {
  bus
    .publish('website.event-added', {
      weddingId,
      eventId,
      name: content.name,
      date: content.date,
      audience: audienceOf(content),
    })
    .catch((error: unknown) => telemetry.error('website', error));
};

const editsOf = (host: MountProps, weddingId: string): WebsiteEdits => {
  const commit = (writes: FirestoreWrite[], refused: Refused, done: () => void = () => undefined): void => {
    host.firestore.commit(writes).then(done, (error: unknown) => {
      host.telemetry.error('website', error);
      refused(error);
    });
  };
  return {
    addEvent(id, content, refused) {
      const data = fresh(content, { featured: content.type === 'main', supplier: null });
      commit([eventWrite(weddingId, id, 'set', data)], refused, () => announce(host, weddingId, id, content));
    },
    changeEvent(id, content, refused) {
      commit([eventWrite(weddingId, id, 'update', { ...content, updatedAt: serverTime() })], refused);
    },
    deleteEvent(id, refused) {
      commit([{ kind: 'delete', collection: collections.events(weddingId), id }], refused);
    },
    restoreEvent({ id, featured, supplier, createdAt: _made, updatedAt: _changed, ...content }, refused) {
      commit([eventWrite(weddingId, id, 'set', fresh(content, { featured, supplier }))], refused);
    },
    changeSite(site, change, refused) {
      const untouched = { slug: null, published: false, welcome: '', theme: 'orchard' };
      const data = { ...(site === null ? untouched : {}), ...change, updatedAt: serverTime() };
      commit([{ kind: 'merge', collection: collections.website(weddingId), id: siteId, data }], refused);
    },
  };
};

/** Writes to the wedding's events and website. */
export const useWebsiteEdits = (weddingId: string): WebsiteEdits => {
  const host = useHost();
  return useMemo(() => editsOf(host, weddingId), [host, weddingId]);
};

/** Publishes the website under an address. Rejects with the call's error. */
export const publishWebsite = ({ api }: MountProps, weddingId: string, slug: string): Promise<{ slug: string }> =>
  api.call('publishMicrosite', { body: { weddingId, slug } });

/** Takes the website off the web; its words stay with the couple. Rejects with the call's error. */
export const unpublishWebsite = ({ api }: MountProps, weddingId: string): Promise<unknown> =>
  api.call('deleteMicrosite', { body: { weddingId } });

/** Whether this person may change the website: it runs with a wedding only. Source: S6-profile-id-01. */
export const mayEditWebsite = (person: SignedIn): boolean => person.wedding !== null;
