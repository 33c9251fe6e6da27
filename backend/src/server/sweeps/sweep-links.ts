import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { removeAll } from '#accounts/remove-all';
import { teamInvitations } from '#api/team/team-invitation';
import { storedAddresses } from '#mail/post/reply-addresses';

/** Time for which an ended link still says why it ended. */
const rememberedMs = 30 * 86_400_000;

/** Removes links that are long over, and with them the addresses of people who were invited and never came. */
export const sweepLinks = async (firestore: Firestore, now: number): Promise<void> => {
  const before = Timestamp.fromMillis(now - rememberedMs);
  for (const links of [teamInvitations(firestore), storedAddresses(firestore)])
    await removeAll(links.where('expiresAt', '<', before));
};
