import { translationLanguages } from '@posy/shared-contracts/constants';
import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { paths } from '@posy/shared-contracts/paths';
import { compareEvents, eventInFull, placeOfDay, venueOfDay } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import { type Html, html } from '#html/html';
import { type SharedWebsite } from '#pages/facts/website-of';
import { type Described } from '../page-facts';
import { sharedImage } from '../page-image';
import { named, type PageVisit, withoutMarketing } from '../visit';
import { plainFacts } from './plain-facts';
import { drawnShareImage, sharePictureWords } from './share-picture';

type GuestWebsite = EndpointOutput<'microsite'>;
type Moment = GuestWebsite['events'][number];

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== '';

const dayWords = ({ market }: PageVisit, date: string): string =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale(market.locale).toLocaleString(DateTime.DATE_HUGE);

/** Returns each line of a text as a paragraph. */
const written = (text: string): Html[] =>
  text
    .split('\n')
    .filter(isSaid)
    .map((line) => html`<p>${line}</p> `);

const momentOf = (visit: PageVisit, { name, date, time, place, description, attire }: Moment): Html => {
  const when = [date === null ? null : dayWords(visit, date), time.startTime].filter(isSaid).join(', ');
  return html`<li>
    <h3>${name}</h3>
    ${[when, place].filter(isSaid).map((line) => html`<p>${line}</p> `)} ${written(description)}
    ${isSaid(attire) ? html`<p>${visit.words.website.attire(attire)}</p>` : html``}
  </li> `;
};

/** Events with their defaults in their order, as the page itself shows them. */
const momentsOf = ({ words }: PageVisit, { events, date, venues = [] }: GuestWebsite): Moment[] =>
  events
    .map((event) => eventInFull(event, { mainName: words.website.mainEvent, date, place: venueOfDay(venues) }))
    .sort((a, b) => compareEvents({ ...a, startTime: a.time.startTime }, { ...b, startTime: b.time.startTime }));

/** The words of a section, in the language that the couple put first; a link stands as it is written. */
const sectionOf = ({ words }: GuestWebsite['sections'][number], [first]: GuestWebsite['languages']): Html => {
  const said = (first === undefined ? undefined : words[first]) ?? Object.values(words)[0];
  if (said === undefined) return html``;
  return html`${isSaid(said.title) ? html`<h2>${said.title}</h2>` : html``} ${written(said.body)}
  ${said.items.map(({ title, body, link }) => html`<p>${[title, body, link].filter(isSaid).join(': ')}</p> `)}`;
};

/** Place, time, directions and sections: all that guests without scripts need. */
const readableOf = (visit: PageVisit, shown: GuestWebsite): Html => {
  const { words } = visit;
  const { slug, date, locationName, welcome, venues = [], sections, languages, invites, credits } = shown;
  const moments = momentsOf(visit, shown);
  const lines = [date === null ? null : dayWords(visit, date), placeOfDay(venues, locationName)].filter(isSaid);
  const reply = paths.lostInvitation(visit.market.prefix, slug);
  return html`${lines.map((line) => html`<p>${line}</p> `)}
  ${invites ? html`<p><a href="${reply}">${words.website.reply}</a></p> ` : html``} ${written(welcome)}
  ${
    moments.length === 0
      ? html``
      : html`<h2>${words.website.theDay}</h2>
          <ol>
            ${moments.map((moment) => momentOf(visit, moment))}
          </ol>`
  }
  ${
    venues.length === 0
      ? html``
      : html`<h2>${words.website.gettingThere}</h2>
          <ul>
            ${venues.map(
              ({ name, address, postcode, town, county }) =>
                html`<li>${[name, address, town, postcode, county].filter(isSaid).join(', ')}</li> `,
            )}
          </ul>`
  }
  ${sections.map((section) => sectionOf(section, languages))}
  ${
    credits.length === 0
      ? html``
      : html`<h2>${words.website.credits}</h2>
          <ul>
            ${credits.map(({ name }) => html`<li>${name}</li> `)}
          </ul>`
  }`;
};

/** The couple's own picture; without one, what is drawn of their names, their day and their theme. */
const imageFor = ({ market }: PageVisit, website: SharedWebsite, title: string): Partial<Pick<Described, 'image'>> => {
  // A website behind a password shows no picture to those who are sent its link.
  if (!website.isOpen) return {};
  if (website.picture !== null) return { image: sharedImage(website.picture, title) };
  const words = sharePictureWords(website, market);
  return words === null ? {} : { image: drawnShareImage(website.slug, market, words, title) };
};

/**
 * The query that names one of the website's languages, or none; null when the address says something else. Behind a
 * password the website's own languages are not known, and any of them is one.
 */
const languageIn = ({ query }: PageVisit, shown: GuestWebsite | null): string | null => {
  const said = withoutMarketing(query);
  const [[name, value] = ['', '']] = said;
  if (said.length === 0) return '';
  const known: readonly string[] = shown?.languages ?? translationLanguages;
  const isLanguage = name === 'language' && known.includes(value);
  return said.length === 1 && isLanguage ? `?language=${value}` : null;
};

/** A couple's website is for its guests: search engines stay out. */
export const websiteFacts = (visit: PageVisit, website: SharedWebsite): Described => {
  const { slug, isOpen, shown } = website;
  const { words } = visit;
  const names = new Intl.ListFormat(visit.market.locale).format(website.partners.filter((name) => name !== ''));
  const title = names === '' ? words.website.title : words.website.of(names);
  // A link with more to it may be one guest's own: that page is left to its scripts.
  const isSite = visit.segments.length === 2;
  const isWhole = isOpen && isSite;
  const language = languageIn(visit, shown);
  const isPlain = isSite && language !== null;
  return {
    ...plainFacts(visit),
    title: named(title),
    description: words.website.description,
    readable: html`<h1>${title}</h1>
      ${isWhole && shown !== null ? readableOf(visit, shown) : html``}`,
    ...imageFor(visit, website, title),
    isForEverybody: isOpen && isPlain,
    ...(isPlain && { drawnWith: language }),
    ...(isPlain && !isOpen && shown === null && { isLocked: true }),
    ...(isPlain && !isOpen && shown !== null && { ownAnswers: { microsite: shown } }),
    ...(isSite && { standsAt: paths.publicWebsite(visit.market.prefix, slug) }),
  };
};
