import { plainReads } from '#documents/reads';
import { type Handler } from '../handler';
import { findMicrosite } from '../microsite/find-microsite';
import { notPublished, shownToGuests } from '../microsite/microsite';
import { siteOf } from '../microsite/site/addresses';
import { readHousehold } from './household';

/** A website with what is for one household, by its private link: who has that needs no password. */
export const householdMicrosite: Handler<'householdMicrosite'> = async (context, { params }) => {
  const { firestore } = context;
  const { weddingId, people } = await readHousehold(firestore, plainReads, params.token);
  const slug: unknown = (await siteOf(firestore, weddingId).get()).get('slug');
  const found = typeof slug === 'string' ? await findMicrosite(firestore, slug) : null;
  if (found?.weddingId !== weddingId) throw notPublished();
  return shownToGuests(context, found, people);
};
