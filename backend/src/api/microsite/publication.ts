import { websiteConstants } from '@posy/shared-contracts/constants';
import {
  type PublishedWebsite,
  publishedWebsiteSchema,
  websiteSchema,
  websiteSectionSchema,
  weddingEventSchema,
} from '@posy/shared-contracts/entities';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type ApiContext } from '../handler';

type ReportProblem = ApiContext['reportProblem'];

/** Reference of a website's publication, as guests see it. */
export const publicationOf = (firestore: Firestore, weddingId: string): DocumentReference =>
  firestore.doc(`weddings/${weddingId}/publishedWebsite/site`);

const { welcome, theme, languages, sharePicture, answersUntil } = websiteSchema.entries;

/** The draft; a missing or invalid part reads as empty. */
const draftSchema = v.object({
  welcome: v.fallback(welcome, ''),
  theme: v.fallback(theme, 'orchard'),
  languages: v.fallback(languages, undefined),
  sharePicture: v.fallback(sharePicture, null),
  answersUntil: v.fallback(answersUntil, null),
});

/** The draft's visible sections in their order. */
export const visibleSections = (stored: QuerySnapshot, report: ReportProblem): PublishedWebsite['sections'] =>
  stored.docs
    .flatMap((document) => {
      const read = v.safeParse(websiteSectionSchema, plain(document.data()));
      if (!read.success)
        report({ feature: 'microsite', document: document.ref.path, message: v.summarize(read.issues) });
      return read.success && read.output.visible ? [read.output] : [];
    })
    .sort((a, b) => a.order - b.order)
    .slice(0, websiteConstants.mostSections)
    .map(({ kind, order, words, photo }) => ({ kind, order, words, ...(photo !== undefined && { photo }) }));

type PublishedEvent = NonNullable<PublishedWebsite['events']>[number];

/** Events that can be read, with their ids; the others are reported. */
export const readEvents = (stored: QuerySnapshot, report: ReportProblem): PublishedEvent[] =>
  stored.docs.flatMap((document) => {
    const read = v.safeParse(weddingEventSchema, plain(document.data()));
    if (!read.success) report({ feature: 'microsite', document: document.ref.path, message: v.summarize(read.issues) });
    return read.success ? [{ ...read.output, id: document.id }] : [];
  });

/** The draft's events as a publication keeps them: those that a guest may see. */
export const visibleEvents = (stored: QuerySnapshot, report: ReportProblem): PublishedEvent[] =>
  readEvents(stored, report).filter((event) => event.visible);

/** The part of a publication that is a copy of the draft. */
export const copyOfDraft = (site: DocumentSnapshot) => {
  const {
    languages: written,
    sharePicture: picture = null,
    answersUntil: until = null,
    ...draft
  } = v.parse(draftSchema, plain(site.data() ?? {}));
  return { ...draft, sharePicture: picture, answersUntil: until, ...(written !== undefined && { languages: written }) };
};

/**
 * Returns the publication; null while nothing is published. Before publications were copies, guests saw the draft
 * itself: for such a website the draft is returned until it is published again.
 */
export const readPublication = (site: DocumentSnapshot, stored: DocumentSnapshot): PublishedWebsite | null => {
  const slug: unknown = site.get('slug');
  if (site.get('published') !== true || typeof slug !== 'string') return null;
  const read = v.safeParse(publishedWebsiteSchema, plain(stored.data()));
  if (read.success) return { ...read.output, slug };
  const published = {
    ...copyOfDraft(site),
    slug,
    sections: [],
    publishedAt: plain(site.get('updatedAt')),
    publishedBy: '',
  };
  const earlier = v.safeParse(publishedWebsiteSchema, published);
  return earlier.success ? earlier.output : null;
};
