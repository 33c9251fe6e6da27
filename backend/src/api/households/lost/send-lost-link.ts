import { type Market } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { type ApiContext } from '#api/handler';
import { type FoundMicrosite } from '#api/microsite/find-microsite';
import { harmlessCouple } from '#mail/harmless-name';
import { renderMail } from '#mail/render-mail';
import { addLink } from '../links';
import { type Claim, findHousehold } from './find-household';

/** Sends a household its link to the address that the couple has of it, where the claim fits; otherwise nothing happens. */
export const sendLostLink = async (
  { firestore, letters, sendMail, origin }: Pick<ApiContext, 'firestore' | 'letters' | 'sendMail' | 'origin'>,
  { weddingId, wedding }: Pick<FoundMicrosite, 'weddingId' | 'wedding'>,
  { claim, market }: { claim: Claim; market: Market },
): Promise<void> => {
  const found = await findHousehold(firestore, weddingId, claim);
  if (found === null) return;
  const { householdId, email } = found;
  if (!(await letters.takeGuestLetter(email))) return;
  const token = await addLink(firestore, { weddingId, householdId });
  if (token === null) return;
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
