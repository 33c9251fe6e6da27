import { weddingEventSchema, websiteSchema, type WeddingEvent } from '@posy/shared-contracts/entities';
import { compareEvents } from '@posy/shared-contracts/rules';
import { type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isStanding } from '../closed';
import { type ApiContext, type Handler } from '../handler';
import { readWedding } from '../membership';
import { plain } from '../plain';
import { Refusal } from '../refusal';
import { addressOf, siteOf } from './addresses';

type ShownEvent = WeddingEvent & { id: string };

const notPublished = () => new Refusal(404, 'not-published', 'There is no website here.');

const readEvent = (document: QueryDocumentSnapshot, report: ApiContext['reportProblem']): ShownEvent[] => {
  const read = v.safeParse(weddingEventSchema, plain(document.data()));
  if (!read.success) report({ feature: 'microsite', document: document.ref.path, message: v.summarize(read.issues) });
  return read.success && read.output.visible ? [{ ...read.output, id: document.id }] : [];
};

const inOrder = (a: ShownEvent, b: ShownEvent): number =>
  compareEvents({ ...a, startTime: a.time.startTime }, { ...b, startTime: b.time.startTime });

const asGuestsSee = ({ id, type, name, date, time, place, description, attire, createdAt }: ShownEvent) => ({
  id,
  type,
  name,
  date,
  time,
  place,
  description,
  attire,
  createdAt,
});

/** What a guest sees at an address, also one that the website had before: the visible events of a published website, and nothing else of the wedding. */
export const microsite: Handler<'microsite'> = async ({ firestore, reportProblem }, { params }) => {
  const weddingId: unknown = (await addressOf(firestore, params.slug).get()).get('weddingId');
  if (typeof weddingId !== 'string') throw notPublished();
  const weddingReference = firestore.doc(`weddings/${weddingId}`);
  const [storedSite, storedWedding, events] = await Promise.all([
    siteOf(firestore, weddingId).get(),
    weddingReference.get(),
    weddingReference.collection('events').where('visible', '==', true).get(),
  ]);
  const site = v.safeParse(websiteSchema, plain(storedSite.data()));
  if (!site.success || !site.output.published || site.output.slug === null) throw notPublished();
  if (!isStanding(storedWedding)) throw notPublished();
  const wedding = readWedding(storedWedding);
  return {
    slug: site.output.slug,
    partners: wedding.partners,
    date: wedding.date,
    locationName: wedding.location?.name ?? null,
    locale: wedding.l10n.locale,
    welcome: site.output.welcome,
    theme: site.output.theme,
    events: events.docs
      .flatMap((event) => readEvent(event, reportProblem))
      .sort(inOrder)
      .map(asGuestsSee),
  };
};
