import { paths } from '@posy/shared-contracts/paths';
import * as v from 'valibot';
import { isOpenWedding } from '#documents/closed';
import { marketOfLocale } from '#documents/market-of-locale';
import { readWedding } from '#documents/stored-wedding';
import { harmlessCouple, harmlessName } from '../harmless-name';
import { type Mail } from '../mail';
import { renderMail } from '../render-mail';
import { addressOf, type LetterParts, personSchema } from './letter-to';
import { type PeopleNews } from './queued-letter';
import { stopLettersPath } from './talk-seal';

/**
 * A line of a wedding's log: its author and the person concerned; `about` is null when the author acted on themselves.
 */
const lineSchema = v.object({ by: v.object({ name: v.string() }), about: v.nullable(v.string()) });

/**
 * Returns the letter about a wedding's people, in its reader's language; null when the wedding is gone, the news is
 * outdated, they want no such letters, or their address is unconfirmed.
 */
export const peopleNewsTo = async (
  { firestore, accounts, origin, seal }: LetterParts,
  uid: string,
  { kind, weddingId, lineId }: PeopleNews,
): Promise<Mail | null> => {
  const reference = firestore.doc(`weddings/${weddingId}`);
  const [profile, stored, log] = await Promise.all([
    firestore.doc(`users/${uid}`).get(),
    reference.get(),
    reference.collection('activity').doc(lineId).get(),
  ]);
  const person = v.safeParse(personSchema, profile.data());
  const line = v.safeParse(lineSchema, log.data());
  if (!profile.exists || !person.success || !person.output.notifications.email.collaboration) return null;
  if (!isOpenWedding(stored) || !line.success) return null;
  const { roles, partners } = readWedding(stored);
  // A removed member who was invited back in the meantime gets no letter about the removal, and neither does one who
  // left about changed access.
  if (Object.hasOwn(roles, uid) === (kind === 'access-ended')) return null;
  const to = await addressOf(accounts, uid);
  if (to === null) return null;
  const { by, about } = line.output;
  const market = marketOfLocale(person.output.l10n.locale);
  const common = { to, market, stop: `${origin}${stopLettersPath('collaboration', market.prefix, seal.token(uid))}` };
  const home = `${origin}${paths.home(market.prefix)}`;
  if (kind === 'member-left') {
    const link = `${origin}${paths.manageCollaborators(market.prefix)}`;
    return renderMail({ ...common, kind: 'memberLeft', slots: { name: harmlessName(about ?? by.name) }, link });
  }
  const name = harmlessName(by.name);
  if (kind === 'access-changed') return renderMail({ ...common, kind: 'accessChanged', slots: { name }, link: home });
  const couple = harmlessCouple(partners, market.locale);
  return renderMail({ ...common, kind: 'accessEnded', slots: { couple }, link: home });
};
