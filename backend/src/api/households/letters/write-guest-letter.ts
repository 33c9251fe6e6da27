import { type GuestLetterKind, weddingDay } from '@posy/shared-contracts/entities';
import { defaultMarket, type Market, marketOfPrefix, type MarketPrefix } from '@posy/shared-contracts/markets';
import { harmlessCouple, harmlessLines, harmlessName } from '#mail/harmless-name';
import { type Mail } from '#mail/mail';
import { renderMail } from '#mail/render-mail';
import { mailWords } from '#mail/words/mail-words';
import { type Household } from '../household';

/** A couple's text for a letter, and the market whose language it is in. */
export interface GuestWish {
  kind: GuestLetterKind;
  market: MarketPrefix;
  words: string;
  /** True when the letter asks where post reaches the household. */
  asksAddress: boolean;
}

/** A letter as a couple sends it off: without a market it is in the language that its household reads. */
export type SentWish = Omit<GuestWish, 'market'> & { market?: MarketPrefix | undefined };

/** The letter in the words of one household's language, or in the one that was chosen for all. */
export const wishFor = ({ market: { prefix } }: Pick<Household, 'market'>, wish: SentWish): GuestWish => ({
  ...wish,
  market: wish.market ?? prefix,
});

/** An invitation and a reminder ask for the answer alone. */
const asksAddress = ({ kind, asksAddress: asks }: Pick<GuestWish, 'kind' | 'asksAddress'>): boolean =>
  (kind === 'save-the-date' || kind === 'update') && asks;

/** The page that a letter leads to. */
export const pageOfLetter = (
  wish: Pick<GuestWish, 'kind' | 'asksAddress'>,
): 'save-the-date' | 'address' | undefined => {
  if (asksAddress(wish)) return 'address';
  return wish.kind === 'save-the-date' ? 'save-the-date' : undefined;
};

export const marketOfWish = ({ market }: Pick<GuestWish, 'market'>): Market => marketOfPrefix(market) ?? defaultMarket;

const dayIn = (market: Market, day: string | null): string | null =>
  day === null
    ? null
    : new Intl.DateTimeFormat(market.locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(Date.parse(`${day}T12:00:00Z`));

/** The address that the couple has of a household: its head's, else that of another of them. */
export const emailOfHousehold = ({ id, people }: Pick<Household, 'id' | 'people'>): string | null => {
  const first = [...people].sort((a, b) => Number(b.id === id) - Number(a.id === id));
  return first.map(({ contacts }) => (contacts.email ?? '').trim().toLowerCase()).find((email) => email !== '') ?? null;
};

const slotsOf = ({ wedding, people, answersUntil }: Household, wish: GuestWish) => {
  const market = marketOfWish(wish);
  const names = people.map(({ name }) => harmlessName(name)).filter((name) => name !== '');
  return {
    kind: wish.kind,
    couple: harmlessCouple(wedding.partners, market.locale),
    names: new Intl.ListFormat(market.locale).format(names),
    day: dayIn(market, weddingDay(wedding)),
    until: dayIn(market, answersUntil),
    words: harmlessLines(wish.words),
    asksAddress: asksAddress(wish),
  };
};

/** A household's letter before it has a link: what the couple sees of it. */
export const previewOfLetter = (household: Household, wish: GuestWish) => {
  const {
    subject,
    lines,
    action = '',
  } = mailWords[marketOfWish(wish).catalogue].letters.toGuests(slotsOf(household, wish));
  return { to: emailOfHousehold(household), subject, lines, action };
};

/** A household's letter as it goes. */
export const writeGuestLetter = (
  household: Household,
  wish: GuestWish,
  { to, link, stop }: { to: string; link: string; stop: string },
): Mail =>
  renderMail({ to, kind: 'toGuests', market: marketOfWish(wish), slots: slotsOf(household, wish), link, stop });
