import { collections } from '@posy/shared-contracts/collections';
import type { MountProps, SignedIn } from '@posy/shared-contracts/mount-props';

/**
 * Saves date and names, and tells the remotes. The commit shows at once everywhere; the event is stored before the
 * server has answered, so that a checklist is made even if the page is closed now.
 */
export const saveWeddingDate = async (
  host: MountProps,
  session: SignedIn,
  { date, partners }: { date: string; partners: string[] },
): Promise<void> => {
  const { wedding } = session;
  if (wedding === null) throw new Error('There is no wedding to give a date.');
  const saving = host.firestore.commit([
    { kind: 'update', collection: collections.weddings(), id: wedding.id, data: { date, partners } },
  ]);
  if (host.online.get()) await saving;
  else saving.catch((error: unknown) => host.telemetry.error('wedding-date', error));
  if (wedding.date === date) return;
  const { country } = wedding.l10n;
  await host.bus.publish('wedding.date-changed', { weddingId: wedding.id, date, country, changedBy: session.uid });
};
