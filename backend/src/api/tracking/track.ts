import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { type Handler } from '../handler';

type TrackingName = Extract<EndpointName, `track${string}`>;

/** Takes what a browser reports of an action into the structured log; who did it comes from the token, never from the body. */
const tracking =
  <N extends TrackingName>(action: string): Handler<N> =>
  ({ recordAction }, { body, identity }) => {
    recordAction({ ...body, action, uid: identity?.uid ?? null });
    return {};
  };

export const trackEnquiry = tracking<'trackEnquiry'>('enquiry');
export const trackBooked = tracking<'trackBooked'>('booked');
export const trackCollaborating = tracking<'trackCollaborating'>('collaborating');
export const trackReview = tracking<'trackReview'>('review');
export const trackAccount = tracking<'trackAccount'>('account');
export const trackViewedProfile = tracking<'trackViewedProfile'>('viewed-supplier-profile');
