import * as v from 'valibot';
import { translationLanguages } from '#constants/suppliers/translation';
import { websiteConstants } from '#constants/wedding/website';
import { instantSchema, isoDateSchema, textSchema } from '../common';
import { eventAudienceSchema } from './event-audience';
import { slugPattern } from './slug';
import { weddingEventSchema } from './wedding-event';

/** Drawings that a website can have. */
export const websiteThemes = ['orchard', 'poster', 'midnight', 'letterpress', 'riviera', 'pressed'] as const;
/** Other colours of a theme: each theme has its own of each name. */
export const websitePalettes = ['main', 'warm', 'cool'] as const;
/** Letters of names and headings: the theme's, or others that go with every theme. */
export const websiteLetterings = ['theme', 'serif', 'sans', 'soft'] as const;
/** A language in which a couple may write. */
export type WebsiteLanguage = (typeof translationLanguages)[number];

const languages = v.pipe(
  v.array(v.picklist(translationLanguages)),
  v.minLength(1),
  v.maxLength(websiteConstants.mostLanguages),
);
/** Path of a photo that was uploaded for the website (`uploadPhoto`). */
const photoPath = v.pipe(v.string(), v.regex(/^\/photos\/[A-Za-z0-9_-]{32}$/));
const sharePicture = v.nullable(photoPath);
const welcome = textSchema(websiteConstants.welcomeLength);

/**
 * `weddings/{id}/website/site`: the draft, written by members who may edit the website; address, `published`,
 * `hasPassword` and `publishedAt` by the backend. Guests see what `publishedWebsiteSchema` holds.
 */
export const websiteSchema = v.object({
  slug: v.nullable(v.pipe(v.string(), v.regex(slugPattern))),
  published: v.boolean(),
  /** In the first language. */
  welcome,
  /** In the others. */
  welcomes: v.optional(v.record(v.picklist(translationLanguages), welcome)),
  theme: v.picklist(websiteThemes),
  palette: v.optional(v.picklist(websitePalettes)),
  lettering: v.optional(v.picklist(websiteLetterings)),
  /** The first is the one that a guest sees first; missing: the wedding's. */
  languages: v.optional(languages),
  /** Path of an uploaded photo that messengers show beside the link. */
  sharePicture: v.optional(sharePicture),
  /** The last day on which guests may answer or change their answer. */
  answersUntil: v.optional(v.nullable(isoDateSchema)),
  /** The password's hash is known to the server only (`websiteSecretSchema`). */
  hasPassword: v.optional(v.boolean()),
  publishedAt: v.optional(v.nullable(instantSchema)),
  updatedAt: instantSchema,
});
export type Website = v.InferOutput<typeof websiteSchema>;

/** Subject of a section. */
export const websiteSectionKinds = [
  'welcome',
  'story',
  'timeline',
  'travel',
  'stay',
  'dress',
  'questions',
  'gifts',
  'party',
  'photos',
  'answer',
  'contact',
  'own',
  'thanks',
] as const;
export type WebsiteSectionKind = (typeof websiteSectionKinds)[number];

const link = v.pipe(v.string(), v.regex(/^(?:https:\/\/[^\s]{1,490})?$/));
const sectionWords = v.object({
  title: textSchema(websiteConstants.titleLength),
  body: textSchema(websiteConstants.bodyLength),
  /** Lines of the section: a question and its answer, a step of the day, a gift with its link (https, or empty). */
  items: v.pipe(
    v.array(
      v.object({
        title: textSchema(websiteConstants.titleLength),
        body: textSchema(websiteConstants.itemLength),
        link,
      }),
    ),
    v.maxLength(websiteConstants.mostItems),
  ),
});

/**
 * `weddings/{id}/websiteSections/{id}`: a section of the draft, written by members who may edit the website. `welcome`,
 * `timeline` and `travel` stand on a page without a document: one of these kinds gives the part its heading and its place,
 * or hides it. `thanks` is shown once the day is over, in place of what was to be known before it.
 */
export const websiteSectionSchema = v.object({
  kind: v.picklist(websiteSectionKinds),
  /** Ascending. */
  order: v.number(),
  visible: v.boolean(),
  /** Texts by language; a missing language is shown in the website's first one. */
  words: v.record(v.picklist(translationLanguages), sectionWords),
  photo: v.optional(sharePicture),
  /** Paths of photos that were uploaded for the website, in their order. */
  photos: v.optional(v.pipe(v.array(photoPath), v.maxLength(websiteConstants.mostPhotos))),
  /** Its readers; missing: everybody. */
  audience: v.optional(eventAudienceSchema),
  /** Of `thanks`: ids of booked suppliers whom the couple names. */
  credits: v.optional(v.record(v.string(), v.literal(true))),
  updatedAt: instantSchema,
});
/** A section as guests see it. */
export const publishedSectionSchema = v.object({
  /** Missing in a publication from before. */
  id: v.optional(v.string()),
  ...v.omit(websiteSectionSchema, ['updatedAt', 'visible']).entries,
});
/** Parts that a page has without a section, and that a section of the same kind can hide. */
export const hideableParts = ['welcome', 'timeline'] as const;
export type WebsiteSection = v.InferOutput<typeof websiteSectionSchema>;

/** `weddings/{id}/publishedWebsite/site`: what guests see, as it was when it was published. Written by the backend. */
export const publishedWebsiteSchema = v.object({
  ...v.pick(websiteSchema, [
    'welcome',
    'welcomes',
    'theme',
    'palette',
    'lettering',
    'languages',
    'sharePicture',
    'answersUntil',
  ]).entries,
  slug: v.pipe(v.string(), v.regex(slugPattern)),
  sections: v.array(publishedSectionSchema),
  /** Parts that the couple hid. */
  hides: v.optional(v.array(v.picklist(hideableParts))),
  /** The visible events with their ids; missing in an older publication, whose guests see each change at once. */
  events: v.optional(v.array(v.object({ ...weddingEventSchema.entries, id: v.string() }))),
  publishedAt: instantSchema,
  /** Uid. */
  publishedBy: v.string(),
});
export type PublishedWebsite = v.InferOutput<typeof publishedWebsiteSchema>;

/** `websites/{slug}`: whose address it is. Backend only. An address stays its wedding's as long as the wedding stands. */
export const websiteAddressSchema = v.object({ weddingId: v.string(), publishedAt: instantSchema });

/** `websiteSecrets/{weddingId}`: what opens a website with a password. Backend only. */
export const websiteSecretSchema = v.object({
  algorithm: v.literal('scrypt'),
  /** Base64url. */
  salt: v.string(),
  hash: v.string(),
  setAt: instantSchema,
});
