import { createHash } from 'node:crypto';
import { type Market, markets } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { marketOfLocale } from '#documents/market-of-locale';
import { harmlessLines, harmlessName } from '#mail/harmless-name';
import { renderMail } from '#mail/render-mail';
import { type ApiContext } from '../handler';
import { type StoredClaim } from './stored-claim';

/** A decision about which the person of a claim is written. */
export interface DecidedClaim extends Pick<StoredClaim, 'uid' | 'supplierId' | 'email' | 'reason'> {
  id: string;
  to: 'granted' | 'refused';
}

/** The language of the person, or else that of the supplier's country. */
const marketOf = async ({ firestore }: ApiContext, uid: string, countryCode: string): Promise<Market> => {
  const locale: unknown = (await firestore.doc(`users/${uid}`).get()).get('l10n.locale');
  const near = markets.find(({ country }) => country === countryCode)?.locale;
  return marketOfLocale(typeof locale === 'string' ? locale : near);
};

/** The same for every try, so that its reader gets it once. */
const idOf = ({ id, to }: DecidedClaim): string =>
  createHash('sha256').update(`claim ${id} ${to}`).digest('hex').slice(0, 32);

/** Tells the person of a claim what was decided. A letter that does not go is reported: the decision stands without it. */
export const sendClaimLetter = async (context: ApiContext, decided: DecidedClaim): Promise<void> => {
  const { uid, supplierId, email, to, reason } = decided;
  try {
    const supplier = context.catalogue.getSupplier(supplierId);
    if (supplier === null || email === '' || !(await context.letters.takeNews(email, false))) return;
    const market = await marketOf(context, uid, supplier.countryCode);
    const name = harmlessName(supplier.name);
    const common = { to: email, market, link: `${context.origin}${paths.claim(market.prefix, supplierId)}` };
    const mail =
      to === 'granted'
        ? renderMail({ ...common, kind: 'claimGranted', slots: { supplier: name } })
        : renderMail({
            ...common,
            kind: 'claimRefused',
            slots: { supplier: name, reason: harmlessLines(reason) },
          });
    await context.sendMail({ ...mail, id: idOf(decided) });
  } catch (error) {
    context.reportProblem({ feature: 'mail', message: String(error) });
  }
};
