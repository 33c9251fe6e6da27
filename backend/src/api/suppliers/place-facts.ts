import { type Handler } from '#api/handler';
import { linkedPlaces } from '#catalogue/store/place-facts';

/** Facts about a category in a county, for the page about both. */
export const placeFacts: Handler<'placeFacts'> = ({ catalogue }, { body }) => {
  const { countryCode, category, county, kind = null } = body;
  return { facts: catalogue.listed.facts(countryCode, { category, county, kind }) };
};

/** The counties of a category's pages. */
export const categoryPlaces: Handler<'categoryPlaces'> = ({ catalogue }, { body: { countryCode, category } }) => ({
  places: catalogue.listed
    .places(countryCode, category)
    .filter(({ kind }) => kind === null)
    .slice(0, linkedPlaces)
    .map(({ county, count }) => ({ county, count })),
});
