import * as v from 'valibot';
import { translationLanguages } from '#constants/suppliers/translation';
import { websiteConstants } from '#constants/wedding/website';
import { isoDateSchema } from '#entities/common';
import { slugPattern } from '#entities/guests/slug';
import { publishedSectionSchema, websiteLetterings, websitePalettes, websiteSchema } from '#entities/guests/website';
import { weddingEventSchema } from '#entities/guests/wedding-event';
import { endpoint } from '../parts/endpoint';
import { id, nothing } from '../parts/fields';
import { token } from './household-endpoints';

const atAddress = v.object({ slug: v.pipe(v.string(), v.regex(slugPattern)) });

const shownToGuests = v.object({
  slug: v.string(),
  partners: v.array(v.string()),
  date: v.nullable(isoDateSchema),
  locationName: v.nullable(v.string()),
  locale: v.string(),
  welcome: v.string(),
  /** In the languages beside the first. */
  welcomes: v.optional(v.record(v.picklist(translationLanguages), v.string()), {}),
  theme: websiteSchema.entries.theme,
  palette: v.optional(v.picklist(websitePalettes), 'main'),
  lettering: v.optional(v.picklist(websiteLetterings), 'theme'),
  /** The first is shown first; none: the wedding's own. */
  languages: v.optional(v.array(v.picklist(translationLanguages)), []),
  sharePicture: v.optional(v.nullable(v.string()), null),
  /** The last day to answer; null while it is open. */
  answersUntil: v.optional(v.nullable(isoDateSchema), null),
  /** True once a household was invited: guests can answer, and find a link that they lost. Missing from older servers. */
  invites: v.optional(v.boolean(), false),
  /** Visible ones that the reader may see, in their order. */
  sections: v.optional(v.array(publishedSectionSchema), []),
  /** The booked venues, by name, as far as the couple shows them; always as they are now. */
  venues: v.optional(
    v.array(
      v.object({
        ...{ name: v.string(), address: v.string(), postcode: v.string(), town: v.string(), county: v.string() },
        location: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
        /** The directory's picture of it; absent of a couple's own, and of one that has left. */
        picture: v.optional(v.object({ category: v.string(), seed: v.string() })),
      }),
    ),
    [],
  ),
  /** True when guests may send their pictures by their links. */
  takesPhotos: v.optional(v.boolean(), false),
  /**
   * True once the day is over and the couple has words of thanks: then only what is read afterwards is here, and neither
   * events, venues nor a way to reply.
   */
  isOver: v.optional(v.boolean(), false),
  /** Booked suppliers whom the couple thanks, by name; null: not in the directory. */
  credits: v.optional(
    v.array(
      v.object({
        name: v.string(),
        category: v.string(),
        supplier: v.nullable(v.object({ category: v.string(), id: v.string() })),
      }),
    ),
    [],
  ),
  /** Time zone of its events' hours: an IANA name. */
  timeZone: v.optional(v.string()),
  events: v.array(
    v.object({
      id: v.string(),
      ...v.pick(weddingEventSchema, ['type', 'name', 'date', 'place', 'description', 'attire', 'createdAt']).entries,
      time: v.object({
        startTime: v.nullable(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))),
        endTime: v.optional(v.nullable(v.string())),
      }),
      /**
       * Uid of its entry in calendars, the same in every file and feed, and the time of its last change (ISO 8601).
       * Missing from older servers.
       */
      calendar: v.optional(v.object({ uid: v.string(), changedAt: v.string() })),
    }),
  ),
});

/** A wedding’s website. */
export const websiteEndpoints = {
  /**
   * Copies the website's draft (its words, look, visible sections) to where guests see it, under an address that is free or
   * was its own; earlier addresses stay its own and lead there. Refusals: `slug-taken` (409), `slug-reserved` (409: the
   * address would pass for the product's own), `addresses-used-up` (409), `names-bank-details` and `asks-for-money` (409: guests
   * would read where to send money).
   */
  publishMicrosite: endpoint({
    method: 'POST',
    path: '/api/microsite/publish',
    auth: 'user',
    params: nothing,
    body: v.object({ weddingId: id, slug: v.pipe(v.string(), v.regex(slugPattern)) }),
    answer: v.object({ slug: v.string() }),
    idempotent: true,
  }),
  deleteMicrosite: endpoint({
    method: 'DELETE',
    path: '/api/microsite/delete',
    auth: 'user',
    params: nothing,
    body: v.object({ weddingId: id }),
    answer: nothing,
    idempotent: true,
  }),
  /**
   * Puts the website behind a password, another one, or none (null), at once. Nobody can read it afterwards. Refusals:
   * `not-a-member`, `not-allowed`.
   */
  setWebsitePassword: endpoint({
    method: 'POST',
    path: '/api/microsite/password',
    auth: 'user',
    params: nothing,
    body: v.object({
      weddingId: id,
      password: v.nullable(
        v.pipe(v.string(), v.minLength(websiteConstants.passwordMinimum), v.maxLength(websiteConstants.passwordLength)),
      ),
    }),
    answer: nothing,
    idempotent: true,
  }),
  /**
   * The website as a guest sees it: the publication and its visible events for everyone; households' links show the
   * others. `slug` differs from the request when the address is an earlier one. Refusals: `not-published` (404),
   * `password-needed` (403).
   */
  microsite: endpoint({
    method: 'GET',
    path: '/api/microsite/:slug',
    auth: 'none',
    params: atAddress,
    body: nothing,
    answer: shownToGuests,
    idempotent: true,
  }),
  /**
   * The same with what is for a household, by its private link, which opens a website with a password too. Refusals:
   * `invitation-unknown` (404), `not-published` (404).
   */
  householdMicrosite: endpoint({
    method: 'GET',
    path: '/api/invitation/:token/website',
    auth: 'none',
    params: v.object({ token }),
    body: nothing,
    answer: shownToGuests,
    idempotent: true,
  }),
  /** The same, behind a password. Few tries in ten minutes. Refusals: `not-published` (404), `password-wrong` (403). */
  openMicrosite: endpoint({
    method: 'POST',
    path: '/api/microsite/:slug/open',
    auth: 'none',
    params: atAddress,
    body: v.object({ password: v.pipe(v.string(), v.maxLength(websiteConstants.passwordLength)) }),
    answer: shownToGuests,
    idempotent: true,
  }),
} as const;
