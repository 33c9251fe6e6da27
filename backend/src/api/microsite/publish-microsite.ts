import { websiteConstants } from '@posy/shared-contracts/constants';
import { isReservedSlug } from '@posy/shared-contracts/rules';
import { FieldValue } from 'firebase-admin/firestore';
import { logActivity, personOf } from '../activity';
import { caller, type Handler } from '../handler';
import { requireAccess } from '../membership';
import { Refusal } from '../refusal';
import { requireNoMoney } from './no-money';
import { copyOfDraft, publicationOf, readSections, shownSections, visibleEvents } from './publication';
import { addressesOf, addressOf, siteOf } from './site/addresses';
import { untouchedSite } from './site/untouched-site';

/**
 * Copies a wedding's website as it is drafted to where guests see it, under an address that is free or its own; earlier
 * ones lead there from then on.
 */
export const publishMicrosite: Handler<'publishMicrosite'> = async ({ firestore, reportProblem }, call) => {
  const { weddingId, slug } = call.body;
  const { uid } = caller(call);
  const wedding = firestore.doc(`weddings/${weddingId}`);
  const site = siteOf(firestore, weddingId);
  const address = addressOf(firestore, slug);
  await firestore.runTransaction(async (transaction) => {
    requireAccess(await transaction.get(wedding), uid, 'website', 'edit');
    const by = await personOf(firestore, transaction, uid);
    const holder: unknown = (await transaction.get(address)).get('weddingId');
    if (holder !== undefined && holder !== weddingId)
      throw new Refusal(409, 'slug-taken', 'Another website has this address.');
    if (holder === undefined && isReservedSlug(slug))
      throw new Refusal(409, 'slug-reserved', 'This address is kept for Posy itself: please choose another one.');
    const stored = await transaction.get(site);
    const had = await transaction.get(addressesOf(firestore, weddingId));
    if (holder === undefined && had.size >= websiteConstants.mostAddresses)
      throw new Refusal(409, 'addresses-used-up', 'This website has had too many addresses: please take one of those.');
    const drafted = await transaction.get(wedding.collection('websiteSections'));
    const parts = shownSections(readSections(drafted, reportProblem));
    const planned = await transaction.get(wedding.collection('events').limit(websiteConstants.mostShownEvents));
    const events = visibleEvents(planned, reportProblem);
    const copy = copyOfDraft(stored);
    requireNoMoney([copy, parts.sections, events]);
    const at = FieldValue.serverTimestamp();
    transaction.set(address, { weddingId, publishedAt: at });
    transaction.set(publicationOf(firestore, weddingId), {
      ...copy,
      ...parts,
      ...{ slug, events, publishedAt: at, publishedBy: uid },
    });
    const published = { slug, published: true, publishedAt: at, updatedAt: at };
    transaction.set(site, stored.exists ? published : { ...untouchedSite, ...published }, { merge: true });
    if (stored.get('slug') !== slug) logActivity(transaction, wedding, { kind: 'website-published', by, about: slug });
  });
  return { slug };
};
