import { type ApiContext, type Call, type Handler } from '#api/handler';
import { type Suggestion } from '#catalogue/catalogue-store';

/** Asked of the index at once, so that enough remain after choosing by kind. */
const asked = 60;

const places = (found: Suggestion[], size: number) =>
  found
    .filter((hit) => hit.kind !== 'supplier')
    .slice(0, size)
    .map((hit) => ({ name: hit.name, county: hit.kind === 'place' ? hit.county : hit.region }));

const suppliers = ({ catalogue }: ApiContext, found: Suggestion[], { body }: Call<'searchSuggestions'>) =>
  found
    .filter((hit) => hit.kind === 'supplier')
    .filter((hit) => body.lockCategory === undefined || hit.type === body.lockCategory)
    .slice(0, body.size)
    .map(({ id, name, type, town }) => ({ id, name, type, town, slug: catalogue.getSupplier(id)?.slug ?? id }));

/** Places and suppliers that begin like the term. */
export const searchSuggestions: Handler<'searchSuggestions'> = (context, call) => {
  const { searchTerm, type, size, countryCode } = call.body;
  if (searchTerm.trim() === '') return { places: [], suppliers: [] };
  const found = context.catalogue.suggest(searchTerm.trim(), countryCode, asked);
  return {
    places: type === 'supplier' ? [] : places(found, size),
    suppliers: type === 'place' ? [] : suppliers(context, found, call),
  };
};
