import { type Report } from '@posy/shared-contracts/entities';
import { type ApiContext } from '#api/handler';
import { type FoundMicrosite } from '#api/microsite/find-microsite';
import { takeReport } from '#api/moderation/take-report';

/**
 * Reports a couple's website to moderators. Its readers have no account: of them a hash of their network stays, which holds
 * for a day, so that one network reports a website once in it.
 */
export const reportWebsite = async (
  { firestore, senderHash, now }: Pick<ApiContext, 'firestore' | 'senderHash' | 'now'>,
  { weddingId, publication: { slug } }: Pick<FoundMicrosite, 'weddingId' | 'publication'>,
  { reason, words, network }: Pick<Report, 'reason' | 'words'> & { network: string },
): Promise<void> => {
  const day = new Date(now()).toISOString().slice(0, 10);
  const by = `visitor:${senderHash(`${day} ${network}`)}`;
  const about = { kind: 'website' as const, id: slug, within: weddingId };
  await firestore.runTransaction((transaction) =>
    takeReport({ firestore, transaction, now: now() }, { about, reason, words, by }),
  );
};
