import * as v from 'valibot';
import { isoDateSchema, marketCountrySchema } from '../entities/common';
import { event, id } from './event';

const weddingId = id;

/** Events of the shell: the session, changes of the wedding, and the page's state. */
export const shellEvents = {
  /** The signed-in person changed. */
  'session.changed': event(
    'session.changed',
    'state',
    v.object({ uid: v.nullable(v.string()), weddingId: v.nullable(v.string()) }),
  ),
  /** The wedding got a date, or another one. */
  'wedding.date-changed': event(
    'wedding.date-changed',
    'durable',
    v.object({ weddingId, date: isoDateSchema, country: v.string(), changedBy: v.string() }),
  ),
  /** The wedding's country, and with it its market, changed. */
  'wedding.country-changed': event(
    'wedding.country-changed',
    'durable',
    v.object({ weddingId, from: marketCountrySchema, to: marketCountrySchema }),
  ),
  'wedding.location-changed': event(
    'wedding.location-changed',
    'durable',
    v.object({ weddingId, name: v.string(), adminArea: v.array(v.string()), country: v.string() }),
  ),
  /** The couple said roughly how many guests come, for the first time or anew. */
  'wedding.guests-estimated': event(
    'wedding.guests-estimated',
    'durable',
    v.object({ weddingId, estimate: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ),
  /** Onboarding asked whether a venue is booked; the venue is null when it is not, or not named. */
  'onboarding.venue-answered': event(
    'onboarding.venue-answered',
    'durable',
    v.object({
      weddingId,
      booked: v.boolean(),
      /** `supplierId` is null for a venue that is in no directory. */
      venue: v.nullable(v.object({ supplierId: v.nullable(id), name: v.string() })),
    }),
  ),
  'collaborator.invited': event('collaborator.invited', 'durable', v.object({ weddingId, invitedBy: id })),
  'collaborator.joined': event('collaborator.joined', 'durable', v.object({ weddingId, uid: id })),
  'profile.image-added': event('profile.image-added', 'durable', v.object({ weddingId, uid: id })),
  /** The page went elsewhere; paths without query, which may hold what is private. */
  'navigation.changed': event(
    'navigation.changed',
    'state',
    v.object({ pathname: v.string(), from: v.nullable(v.string()) }),
  ),
  /** Open items, in the order in which back closes them. */
  'open-items.changed': event('open-items.changed', 'state', v.object({ kinds: v.array(v.string()) })),
  /** Something asks for the venue confirmation popup. */
  'venue-confirmation.requested': event(
    'venue-confirmation.requested',
    'fact',
    v.object({
      trigger: v.picklist([
        'budget',
        'venue-task',
        'guest-list-export',
        'two-non-venues',
        'reminder',
        'url',
        'other-enquiry',
      ]),
    }),
  ),
  /**
   * INIT: the wedding's profile has an id, so listeners for its members may start. States, because a remote may
   * subscribe late: a handler of both asks the session which one still holds. Source: S4-listener.
   */
  'today-task.init': event('today-task.init', 'state', v.object({ weddingId, uid: id })),
  /** STOP: the person signed out, or their profile names another wedding, or none. */
  'today-task.stop': event('today-task.stop', 'state', v.object({ weddingId, uid: id })),
} as const;
