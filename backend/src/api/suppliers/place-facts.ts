import { type Handler } from '#api/handler';

/** Facts about a category in a county, for the page about both. */
export const placeFacts: Handler<'placeFacts'> = ({ catalogue }, { body }) => {
  const { countryCode, category, county, kind = null } = body;
  return { facts: catalogue.byPlace.facts(countryCode, { category, county, kind }) };
};

/** The counties of a category's pages. */
export const categoryPlaces: Handler<'categoryPlaces'> = ({ catalogue }, { body: { countryCode, category } }) => ({
  places: catalogue.byPlace.counties(countryCode, category),
});
