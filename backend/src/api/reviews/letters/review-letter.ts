import { reviewConstants } from '@posy/shared-contracts/constants';
import { type ReviewState } from '@posy/shared-contracts/entities';
import { type Market, markets } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { type DocumentSnapshot } from 'firebase-admin/firestore';
import { type ApiContext } from '#api/handler';
import { marketOfLocale } from '#documents/market-of-locale';
import { harmlessName } from '#mail/harmless-name';
import { type Mail } from '#mail/mail';
import { renderMail } from '#mail/render-mail';

/** The language of an author with an account; of one without, nobody knows more than where the supplier is. */
const localeOf = async ({ firestore }: ApiContext, uid: unknown): Promise<string | undefined> => {
  if (typeof uid !== 'string') return undefined;
  const locale: unknown = (await firestore.doc(`users/${uid}`).get()).get('l10n.locale');
  return typeof locale === 'string' ? locale : undefined;
};

const marketOfAuthor = async (context: ApiContext, review: DocumentSnapshot, countryCode: string): Promise<Market> => {
  const near = markets.find(({ country }) => country === countryCode)?.locale;
  return marketOfLocale((await localeOf(context, review.get('private.user'))) ?? near);
};

/** The page on which whoever has the key of a letter sees their own review. */
const ownPage = (origin: string, market: Market, { id, key }: { id: string; key: string }): string =>
  `${origin}${paths.reviews(market.prefix)}/yours/${id}?key=${encodeURIComponent(key)}`;

/** A decision about which a review's author is written; `key` opens their review to authors without an account. */
export interface SentDecision {
  to: ReviewState;
  reason: string;
  key: string;
}

/** The letter to a review's author about a decision; null for a decision about which they get none. */
export const decisionLetter = async (
  context: ApiContext,
  review: DocumentSnapshot,
  { to, reason, key }: SentDecision,
): Promise<Mail | null> => {
  const supplier = context.catalogue.getSupplier(String(review.get('supplierId')));
  const email: unknown = review.get('private.email');
  if (supplier === null || typeof email !== 'string') return null;
  const market = await marketOfAuthor(context, review, supplier.countryCode);
  const name = harmlessName(supplier.name);
  const link = `${context.origin}${paths.supplierReviews(market.prefix, supplier.publicId)}`;
  const lines = reason.split(/\n+/).filter((line) => line.trim() !== '');
  if (to === 'published')
    return renderMail({ to: email, market, kind: 'reviewPublished', slots: { supplier: name }, link });
  if (to === 'refused')
    return renderMail({ to: email, market, kind: 'reviewRefused', slots: { supplier: name, reason: lines }, link });
  if (to !== 'changes-asked') return null;
  const own = ownPage(context.origin, market, { id: review.id, key });
  const slots = { supplier: name, reason: lines, days: reviewConstants.changesDays };
  return renderMail({ to: email, market, kind: 'reviewChanges', slots, link: own });
};

/** Asks whoever gets mail at the address that a review was written with whether they wrote it. */
export const askToConfirm = async (context: ApiContext, id: string, key: string): Promise<void> => {
  try {
    const review = await context.firestore.doc(`reviews/${id}`).get();
    const to = String(review.get('private.email'));
    const supplier = context.catalogue.getSupplier(String(review.get('supplierId')));
    if (supplier === null || !(await context.letters.takeNews(to, false))) return;
    const market = await marketOfAuthor(context, review, supplier.countryCode);
    const slots = { supplier: harmlessName(supplier.name), days: reviewConstants.confirmDays };
    const link = ownPage(context.origin, market, { id, key });
    await context.sendMail(renderMail({ to, market, kind: 'reviewConfirm', slots, link }));
  } catch (error) {
    context.reportProblem({ feature: 'mail', message: String(error) });
  }
};
