import { type Market } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { householdMarket } from '@posy/shared-contracts/rules';
import { type Firestore } from 'firebase-admin/firestore';
import { type ApiContext } from '#api/handler';
import { type FoundMicrosite } from '#api/microsite/find-microsite';
import { readSettings, settingsOf } from '#api/microsite/invitation-settings';
import { harmlessCouple } from '#mail/harmless-name';
import { renderMail } from '#mail/render-mail';
import { addLink } from '../links';
import { type Claim, findHousehold } from './find-household';

type Site = Pick<FoundMicrosite, 'weddingId' | 'wedding'>;

/** The market whose language the couple chose for a household; where they chose none, that of the page. */
const marketFor = async (
  firestore: Firestore,
  { weddingId, wedding }: Site,
  householdId: string,
  market: Market,
): Promise<Market> => {
  const settings = readSettings(await settingsOf(firestore, weddingId).get());
  const isChosen = settings?.languages?.[householdId] !== undefined;
  return isChosen ? householdMarket({ people: [{ id: householdId }], wedding, settings }) : market;
};

/** Sends a household its link to the address that the couple has of it, where the claim fits; otherwise nothing happens. */
export const sendLostLink = async (
  { firestore, letters, sendMail, origin }: Pick<ApiContext, 'firestore' | 'letters' | 'sendMail' | 'origin'>,
  site: Site,
  { claim, market: ofPage }: { claim: Claim; market: Market },
): Promise<void> => {
  const { weddingId, wedding } = site;
  const found = await findHousehold(firestore, weddingId, claim);
  if (found === null) return;
  const { householdId, email } = found;
  if (!(await letters.takeGuestLetter(email))) return;
  const token = await addLink(firestore, { weddingId, householdId });
  if (token === null) return;
  const market = await marketFor(firestore, site, householdId, ofPage);
  await sendMail(
    renderMail({
      to: email,
      kind: 'lostInvitation',
      market,
      slots: { couple: harmlessCouple(wedding.partners, market.locale) },
      link: `${origin}${paths.rsvp(market.prefix, token)}`,
      stop: `${origin}${letters.stopPath(market.prefix, email)}`,
    }),
  );
};
