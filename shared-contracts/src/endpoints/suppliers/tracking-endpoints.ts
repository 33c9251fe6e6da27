import * as v from 'valibot';
import { callLengths } from '#constants/calls';
import { endpoint } from '../parts/endpoint';
import { id, nothing, words } from '../parts/fields';

/** Properties of a tracked event: flat, so that no document is sent by mistake. */
const properties = v.pipe(
  v.record(words(callLengths.label), v.union([words(callLengths.property), v.number(), v.boolean(), v.null()])),
  v.check((given) => Object.keys(given).length <= 50, 'at most 50 properties'),
);

const common = {
  event: v.pipe(words(callLengths.label), v.minLength(1)),
  identifyProps: properties,
  genericProps: properties,
  specificEventProps: properties,
  source: v.literal('web'),
  category: words(callLengths.label),
};

const call = { method: 'POST', auth: 'none', params: nothing, answer: nothing, idempotent: false } as const;

/** Calls that report an action to the analytics; a non-200 answer throws the status text. Source: S7-track-enquiry, S7-track-booked, S7-track-collaborating, S7-track-review. */
export const trackingEndpoints = {
  trackEnquiry: endpoint({
    ...call,
    path: '/api/a/t/enquiry',
    body: v.object({ ...common, contactedSupplier: id }),
    failure: 'status-text',
  }),
  trackBooked: endpoint({
    ...call,
    path: '/api/a/t/booked',
    body: v.object({ ...common, bookedSupplier: id }),
    failure: 'status-text',
  }),
  trackCollaborating: endpoint({
    ...call,
    path: '/api/a/t/collaborating',
    body: v.object({ ...common, collaboratingSupplierId: id }),
    failure: 'status-text',
  }),
  trackReview: endpoint({
    ...call,
    path: '/api/a/t/review',
    body: v.object({ ...common, viewedSupplierId: id }),
    failure: 'status-text',
  }),
  trackViewedProfile: endpoint({
    ...call,
    path: '/api/a/t/viewed-supplier-profile',
    body: v.object({ supplierId: id, properties }),
    failure: 'status-text',
  }),
  /** A failed login, registration, linking or password reset, with its reason. Source: S8-reporting-01. */
  trackAccount: endpoint({
    ...call,
    path: '/api/a/t/account',
    body: v.object({
      event: v.picklist(['login-failed', 'registration-failed', 'link-account-failed', 'password-reset-failed']),
      genericProps: properties,
      source: v.literal('web'),
      reason: v.pipe(words(callLengths.reason), v.minLength(1)),
    }),
    failure: 'status-text',
  }),
} as const;
