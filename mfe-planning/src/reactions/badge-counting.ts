import { isStillBooked } from '@posy/remote-kit';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { awardBadges } from '#plan/badges/award-badges';
import { countOnce } from '#plan/badges/badge-queries';
import { type Count, counts } from '#plan/badges/counting';
import type { ReactionTable } from './reaction';

const count = async (host: MountProps, weddingId: string, step: Count | null): Promise<void> => {
  if (step === null) return;
  await countOnce(host.firestore, weddingId, step);
  await awardBadges(host, weddingId);
};

/** Each badge event increments its counter once. Source: S4-badge. */
export const badgeReactions: ReactionTable = {
  'message.sent': (host, payload) => count(host, payload.weddingId, counts['message.sent'](payload)),
  'guest.added': (host, payload) => count(host, payload.weddingId, counts['guest.added'](payload)),
  'profile.image-added': (host, payload) => count(host, payload.weddingId, counts['profile.image-added'](payload)),
  'supplier.shortlisted': (host, payload) => count(host, payload.weddingId, counts['supplier.shortlisted'](payload)),
  'supplier.booked': async (host, payload) => {
    // The booking may be undone by now.
    if (await isStillBooked(host, payload)) await count(host, payload.weddingId, counts['supplier.booked'](payload));
  },
  'onboarding.venue-answered': (host, payload) =>
    count(host, payload.weddingId, counts['onboarding.venue-answered'](payload)),
  'collaborator.joined': (host, payload) => count(host, payload.weddingId, counts['collaborator.joined'](payload)),
};
