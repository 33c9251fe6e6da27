import { paths } from '@posy/shared-contracts/paths';
import * as v from 'valibot';
import { marketOfLocale } from '#documents/market-of-locale';
import { getsSearchMail, readStoredSearch, searchNews, storedSearch } from '#saved-searches/stored-search';
import { harmlessName } from '../harmless-name';
import { type Mail } from '../mail';
import { renderMail } from '../render-mail';
import { addressOf, type LetterParts, personSchema } from './letter-to';
import { type SearchNews } from './queued-letter';
import { stopLettersPath } from './talk-seal';

/**
 * Returns the letter about new suppliers in a person's saved searches, in their language; null when they removed the
 * searches or want no such letters, or when their address is unconfirmed.
 */
export const searchNewsTo = async (
  { firestore, accounts, origin, seal }: LetterParts,
  uid: string,
  news: SearchNews,
): Promise<Mail | null> => {
  const [profile, wish, ...stored] = await firestore.getAll(
    firestore.doc(`users/${uid}`),
    searchNews(firestore).doc(uid),
    ...news.map(({ id }) => storedSearch(firestore, uid, id)),
  );
  const person = v.safeParse(personSchema, profile?.data());
  if (profile?.exists !== true || !person.success || wish === undefined || !getsSearchMail(wish)) return null;
  const stillSaved = new Set(stored.flatMap((one) => readStoredSearch(one)?.id ?? []));
  const searches = news.filter(({ id }) => stillSaved.has(id));
  const to = searches.length === 0 ? null : await addressOf(accounts, uid);
  if (to === null) return null;
  const market = marketOfLocale(person.output.l10n.locale);
  return renderMail({
    to,
    kind: 'searchNews',
    market,
    slots: {
      searches: searches.map(({ name, count, names }) => ({
        name: harmlessName(name),
        count,
        names: names.map(harmlessName),
      })),
    },
    link: `${origin}${paths.directory(market.prefix)}`,
    stop: `${origin}${stopLettersPath('searches', market.prefix, seal.token(uid))}`,
  });
};
