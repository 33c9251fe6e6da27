import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { type GuestBand, guestBands, type WeddingSeason, weddingSeasons } from '@posy/shared-contracts/entities';
import { readPage, tidyWords } from '#supplier/rules/asked/search-readers';

/** The filters of real weddings. Empty and null values do not narrow. */
export interface StoryFilters {
  season: WeddingSeason | null;
  guests: GuestBand | null;
  theme: string;
  palette: string;
  county: string;
  page: number;
}

/** Reads the query of the list's address; invalid values are ignored. */
export const readStoryFilters = (query: string): StoryFilters => {
  const given = new URLSearchParams(query);
  const words = (name: string): string => tidyWords(given.get(name) ?? '');
  return {
    season: weddingSeasons.find((season) => season === given.get('season')) ?? null,
    guests: guestBands.find((band) => band === given.get('guests')) ?? null,
    theme: words('theme'),
    palette: words('palette'),
    county: words('county'),
    page: readPage(given.get('page')),
  };
};

const said = (words: string | null): string | undefined => (words === null || words === '' ? undefined : words);

/** Returns the filters for the server and the address. */
export const askedOf = ({ season, guests, theme, palette, county }: StoryFilters) => ({
  ...(season === null ? {} : { season }),
  ...(guests === null ? {} : { guests }),
  ...(theme === '' ? {} : { theme }),
  ...(palette === '' ? {} : { palette }),
  ...(county === '' ? {} : { county }),
});

export const storiesHref = (market: MarketPrefix, filters: StoryFilters): string =>
  paths.realWeddings(market, {
    season: said(filters.season),
    guests: said(filters.guests),
    theme: said(filters.theme),
    palette: said(filters.palette),
    county: said(filters.county),
    page: filters.page === 1 ? undefined : String(filters.page),
  });
