import type { TestHostOptions } from '@posy/remote-kit/testing';
import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { ShortlistedSupplier, Wedding } from '@posy/shared-contracts/entities';
import type { EventName } from '@posy/shared-contracts/events';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { act } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { venueAsks } from '#shortlist/venue/asking/venue-asks';
import { VenuePlace } from '#shortlist/venue/venue-place';
import { createReactions } from '../reactions';
import { exampleProfile } from './examples';

interface Options {
  wedding?: Partial<Wedding>;
  path?: string;
  registeredAt?: string;
  api?: TestHostOptions['api'];
}

/** Renders the place of the venue popup on a screen of a couple without a venue, with the reactions that trigger it. */
export const showVenue = async (entries: Identified<ShortlistedSupplier>[], options: Options = {}) => {
  venueAsks.reset();
  const wedding = exampleWedding({ date: null, bookings: { venue: false }, location: null, ...options.wedding });
  const person = exampleSignedIn({ wedding });
  const { registeredAt = person.user.registeredAt } = options;
  const host = createTestHost({
    session: { ...person, user: { ...person.user, registeredAt } },
    path: options.path ?? '/uk/budget',
    api: { supplier: () => exampleProfile(), countInPlan: () => ({}), ...options.api },
  });
  const { id, ...data } = wedding;
  await host.firestore.commit([
    { kind: 'set', collection: collections.weddings(), id, data },
    ...entries.map(({ id: entryId, ...entry }) => ({
      kind: 'set' as const,
      collection: collections.shortlist('w1'),
      id: entryId,
      data: entry,
    })),
  ]);
  const published: string[] = [];
  const publish = host.bus.publish.bind(host.bus);
  jest.spyOn(host.bus, 'publish').mockImplementation((name, payload) => {
    published.push(name);
    return publish(name, payload);
  });
  const reactions = createReactions(host);
  const requested = host.bus.subscribe('venue-confirmation.requested', (payload) =>
    reactions['venue-confirmation.requested']?.(payload, { id: 'e0', producer: 'mfe-suppliers', publishedAt: 0 }),
  );
  const takeAway = await renderWithHost(<VenuePlace />, host, messages);
  return {
    host,
    published,
    /** Publishes an event of another remote on the bus. */
    happen: (event: EventName, payload: unknown): Promise<void> =>
      act(async () => {
        await reactions[event]?.(payload, { id: 'e1', producer: 'test', publishedAt: 0 });
        host.pass(0);
      }),
    pass: (milliseconds: number): Promise<void> => act(async () => host.pass(milliseconds)),
    entry: (of: string) =>
      host.firestore.documents(collections.shortlist('w1').path)[of] as ShortlistedSupplier | undefined,
    wedding: () => host.firestore.documents(collections.weddings().path)['w1'] as Wedding | undefined,
    leave: async () => {
      requested();
      await takeAway();
    },
  };
};
