import { websiteConstants } from '@posy/shared-contracts/constants';
import {
  hideableParts,
  type PublishedWebsite,
  publishedWebsiteSchema,
  websiteSchema,
  type WebsiteSection,
  websiteSectionSchema,
  weddingEventSchema,
} from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type ApiContext } from '../handler';

type Report = ApiContext['reportProblem'];

/** What guests see of a website. */
export const publicationOf = (firestore: Firestore, weddingId: string): DocumentReference =>
  firestore.doc(`weddings/${weddingId}/publishedWebsite/site`);

const { welcome, welcomes, theme, palette, lettering, languages, sharePicture, answersUntil } = websiteSchema.entries;

/** The draft; a part that is missing or spoilt is as nobody had written it. */
const draftSchema = v.object({
  welcome: v.fallback(welcome, ''),
  welcomes: v.fallback(welcomes, undefined),
  theme: v.fallback(theme, 'orchard'),
  palette: v.fallback(palette, undefined),
  lettering: v.fallback(lettering, undefined),
  languages: v.fallback(languages, undefined),
  sharePicture: v.fallback(sharePicture, null),
  answersUntil: v.fallback(answersUntil, null),
});

/** The draft's sections that can be read, with their ids; the others are reported. */
export const readSections = (stored: QuerySnapshot, report: Report): Identified<WebsiteSection>[] =>
  stored.docs.flatMap((document) => {
    const read = v.safeParse(websiteSectionSchema, plain(document.data()));
    if (!read.success) report({ feature: 'microsite', document: document.ref.path, message: v.summarize(read.issues) });
    return read.success ? [{ ...read.output, id: document.id }] : [];
  });

/** The visible sections in their order, and the parts that the couple hid. */
export const shownSections = (
  drafted: readonly Identified<WebsiteSection>[],
): Pick<PublishedWebsite, 'sections' | 'hides'> => ({
  sections: drafted
    .filter(({ visible }) => visible)
    .sort((a, b) => a.order - b.order)
    .slice(0, websiteConstants.mostSections)
    .map(({ visible: _visible, updatedAt: _updatedAt, ...section }) => section),
  hides: hideableParts.filter((part) => {
    const ofPart = drafted.filter(({ kind }) => kind === part);
    return ofPart.length > 0 && ofPart.every(({ visible }) => !visible);
  }),
});

type PublishedEvent = NonNullable<PublishedWebsite['events']>[number];

/** Events that can be read, with their ids; the others are reported. */
export const readEvents = (stored: QuerySnapshot, report: Report): PublishedEvent[] =>
  stored.docs.flatMap((document) => {
    const read = v.safeParse(weddingEventSchema, plain(document.data()));
    if (!read.success) report({ feature: 'microsite', document: document.ref.path, message: v.summarize(read.issues) });
    return read.success ? [{ ...read.output, id: document.id }] : [];
  });

/** The draft's events as a publication keeps them: those that a guest may see. */
export const visibleEvents = (stored: QuerySnapshot, report: Report): PublishedEvent[] =>
  readEvents(stored, report).filter((event) => event.visible);

/** The part of a publication that is a copy of the draft. */
export const copyOfDraft = (site: DocumentSnapshot) => {
  const read = v.parse(draftSchema, plain(site.data() ?? {}));
  const { sharePicture: picture = null, answersUntil: until = null, ...draft } = read;
  // The database has no word for what was never said.
  const said = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as typeof draft;
  return { ...said, sharePicture: picture, answersUntil: until };
};

/**
 * What guests see; null while nothing is published. Before a publication was a copy, guests saw the draft itself: they go
 * on seeing it until the next one.
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
