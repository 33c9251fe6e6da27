import { type Firestore } from 'firebase-admin/firestore';
import { removeAll } from '#accounts/remove-all';
import { closeSilent } from '#api/enquiries/close-silent';
import { type ApiContext } from '#api/handler';
import { sweepEvidence } from '#api/reviews/sweeps/sweep-evidence';
import { sweepUnchanged } from '#api/reviews/sweeps/sweep-unchanged';
import { sweepUnconfirmed } from '#api/reviews/sweeps/sweep-unconfirmed';
import { sweepSupplierPhotos } from '#api/suppliers/profile/supplier-photos';
import { sweepAttachments } from '#attachments/remove-attachments';
import { sweepMeasures } from '#measures/stored-measures';
import { sweepPhotos } from '#photos/sweep-photos';
import { removedSearches } from '#saved-searches/stored-search';
import { sweepWeeks } from '#suppliers/figures/supplier-weeks';
import { regularly } from '../regularly';
import { type ServerHooks } from '../server-hooks';
import { onOneServer } from '../sweeps/on-one-server';
import { sweepLinks } from '../sweeps/sweep-links';

/** Interval of deleting obsolete data. */
const sweepIntervalMs = 3_600_000;

interface Options {
  firestore: Firestore;
  services: Pick<ApiContext, 'photos' | 'supplierPhotos' | 'attachments'>;
  letters: { sweep(): Promise<void> };
  /** Notifies people of new suppliers in their saved searches. */
  reportNews: () => Promise<void>;
  exports: { sweep(): Promise<void> };
  hooks: Pick<Required<ServerHooks>, 'clock' | 'log'>;
}

/**
 * Starts the hourly clean-ups: expired counts, unused exports and uploads, expired links, unconfirmed and
 * unchanged reviews, files of disputes that are over, silent conversations; and the check of saved searches. Returns the function that stops them.
 */
export const openSweeps = ({
  firestore,
  services,
  letters,
  exports,
  reportNews,
  hooks,
}: Options): (() => Promise<void>) => {
  const { clock, log } = hooks;
  const hourly = (work: () => Promise<unknown>, failure: string) =>
    regularly(sweepIntervalMs, work, (error) => log.error({ error }, failure));
  const sweepUploads = async (): Promise<void> => {
    await sweepPhotos(firestore, services.photos, clock());
    await sweepSupplierPhotos(firestore, services.supplierPhotos, clock());
    await sweepAttachments({ firestore, attachments: services.attachments }, clock());
  };
  /** Work of which one server does enough for all. */
  const once = (name: string, work: () => Promise<unknown>) => () =>
    onOneServer(firestore, { name, everyMs: sweepIntervalMs, now: clock() }, work);
  const stops = [
    hourly(() => letters.sweep(), 'Counts of letters were not swept'),
    hourly(() => exports.sweep(), 'Exports were not swept'),
    hourly(sweepUploads, 'Uploads were not swept'),
    hourly(
      once('unconfirmed-reviews', () => sweepUnconfirmed(firestore, clock())),
      'Unconfirmed reviews were not swept',
    ),
    hourly(
      once('unchanged-reviews', () => sweepUnchanged(firestore, clock())),
      'Reviews that nobody changed were not swept',
    ),
    hourly(
      once('evidence', () => sweepEvidence(firestore, services.attachments, clock())),
      'Files of decided disputes were not swept',
    ),
    hourly(() => sweepLinks(firestore, clock()), 'Links that are over were not swept'),
    hourly(() => sweepWeeks(firestore, clock()), 'Old figures of suppliers were not swept'),
    hourly(() => sweepMeasures(firestore, clock()), 'Old counts of pages were not swept'),
    hourly(() => closeSilent(firestore, clock()), 'Silent conversations were not closed'),
    hourly(() => removeAll(removedSearches(firestore, clock())), 'Removed searches were not swept'),
    hourly(reportNews, 'New suppliers in searches were not reported'),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
};
