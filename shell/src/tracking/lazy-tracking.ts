import type { Tracking } from '@posy/shared-contracts/mount-props';
import type { TrackingOptions } from './tracking';

/** The analytics, loaded with the first action after consent: no other page loads any of this code. */
export const createLazyTracking = (options: TrackingOptions): Tracking => {
  let loading: Promise<Tracking> | null = null;
  const later =
    <A>(announce: (tracking: Tracking, action: A) => void) =>
    (action: A): void => {
      if (!options.isAllowed()) return;
      loading ??= import('./tracking').then(({ createTracking }) => createTracking(options));
      loading.then(
        (tracking) => announce(tracking, action),
        (error: unknown) => {
          loading = null;
          options.report(error);
        },
      );
    };
  return {
    enquiry: later((tracking, action) => tracking.enquiry(action)),
    booked: later((tracking, action) => tracking.booked(action)),
    collaborating: later((tracking, action) => tracking.collaborating(action)),
    review: later((tracking, action) => tracking.review(action)),
    viewedProfile: later((tracking, view) => tracking.viewedProfile(view)),
    accountFailure: later((tracking, failure) => tracking.accountFailure(failure)),
  };
};
