import { applyWrites } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { type Wedding, weddingSchema } from '@posy/shared-contracts/entities';
import type { FirestoreWrite, Identified, MountProps } from '@posy/shared-contracts/mount-props';
import * as v from 'valibot';
import { eventsBetween, type ProfileEvent } from './profile-changes';

const publish = ({ bus }: Pick<MountProps, 'bus'>, event: ProfileEvent): Promise<void> => {
  switch (event.name) {
    case 'wedding.date-changed':
      return bus.publish('wedding.date-changed', event.payload);
    case 'wedding.location-changed':
      return bus.publish('wedding.location-changed', event.payload);
    case 'wedding.guests-estimated':
      return bus.publish('wedding.guests-estimated', event.payload);
    case 'wedding.country-changed':
      return bus.publish('wedding.country-changed', event.payload);
    case 'profile.image-added':
      return bus.publish('profile.image-added', event.payload);
  }
};

/** Returns the events for writes to the wedding: for real changes only. */
export const eventsOf = (
  wedding: Identified<Wedding>,
  writes: readonly FirestoreWrite[],
  changedBy: string,
): ProfileEvent[] => {
  const [written] = applyWrites([wedding], collections.weddings().path, writes);
  const after = v.safeParse(weddingSchema, written);
  return after.success ? eventsBetween(wedding, { ...after.output, id: wedding.id }, changedBy) : [];
};

/** Publishes events to the remotes, one after the other. */
export const publishAll = async (host: Pick<MountProps, 'bus'>, events: readonly ProfileEvent[]): Promise<void> => {
  for (const event of events) await publish(host, event);
};
