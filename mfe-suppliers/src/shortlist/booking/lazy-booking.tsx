import { lazyFeature } from '@posy/remote-kit';
import { Suspense } from 'react';
import type { BookingDialogProps } from './booking-dialog';
import { catalogues } from './messages/index';

const Late = lazyFeature<BookingDialogProps>(async () => (await import('./booking-dialog')).BookingDialog, catalogues);

/** The booked-supplier popup, loaded when a supplier is booked. Source: S2-popup-04. */
export const LazyBooking = (props: BookingDialogProps) => (
  <Suspense fallback={null}>
    <Late {...props} />
  </Suspense>
);
