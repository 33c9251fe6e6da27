import * as v from 'valibot';
import { callLengths } from '#constants/calls';
import { inboxConstants } from '#constants/suppliers/inbox';
import { endpoint } from '../parts/endpoint';
import { id, nothing, words } from '../parts/fields';
import { boundsFiles } from './bounds-files';

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Calls of planning and the app. Source: S7-enquiry-dates, S7-enquiry-count. */
export const planningEndpoints = {
  /** Stores the device's push token; the same token is stored once, for the person who signed in last on the device. */
  addDeviceToken: endpoint({
    method: 'POST',
    path: '/api/push-notification/add-device-token',
    auth: 'user',
    params: nothing,
    body: v.object({
      token: v.pipe(words(callLengths.token), v.minLength(1)),
      platformId: v.picklist(['ios', 'android', 'web']),
    }),
    /** `deviceId` names the device when it is to be forgotten; older servers do not send it. */
    answer: v.object({ deviceId: v.optional(v.string()) }),
    idempotent: true,
  }),
  /** Forgets a device at sign-out: nothing more is sent there for this person. */
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/api/push-notification/devices/:deviceId',
    auth: 'user',
    params: v.object({ deviceId: id }),
    body: nothing,
    answer: nothing,
    idempotent: true,
  }),
  /** Dates of the wedding's enquiries. */
  enquiryDates: endpoint({
    method: 'GET',
    path: '/api/enquiries/get-dates/:weddingId',
    auth: 'user',
    params: v.object({ weddingId: id }),
    body: nothing,
    answer: v.object({
      dates: v.array(v.object({ supplierId: v.string(), supplierType: v.string(), sentAt: v.string() })),
    }),
    idempotent: true,
    debounceMs: inboxConstants.enquiryDatesDebounceMs,
  }),
  /** Target of a tracked link; only links of a table are known, nothing is requested for it. */
  resolveLinkTracking: endpoint({
    method: 'POST',
    path: '/api/resolve-link-tracking',
    auth: 'none',
    params: nothing,
    body: v.object({ trackUrl: words(callLengths.link) }),
    answer: v.object({ resolvedUrl: v.string() }),
    idempotent: true,
  }),
  countryBounds: endpoint({
    method: 'GET',
    path: '/static/country-lat-long-bounds/:country.json',
    auth: 'none',
    params: v.object({ country: v.picklist(boundsFiles) }),
    body: nothing,
    answer: v.object({ south: latitude, west: longitude, north: latitude, east: longitude }),
    idempotent: true,
  }),
  /** Pictures of maps: the address of one has `{z}`, `{x}` and `{y}`; null where maps are outlines with towns. */
  mapTiles: endpoint({
    method: 'GET',
    path: '/api/map-tiles',
    auth: 'none',
    params: nothing,
    body: nothing,
    answer: v.object({ tiles: v.nullable(v.object({ address: v.string(), credit: v.string() })) }),
    idempotent: true,
  }),
} as const;
