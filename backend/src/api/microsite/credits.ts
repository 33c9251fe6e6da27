import { websiteConstants } from '@posy/shared-contracts/constants';
import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import {
  type PublishedWebsite,
  type ShortlistedSupplier,
  shortlistedSupplierSchema,
  shortlistStateOf,
} from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type ApiContext } from '../handler';
import { visible } from '../input/visible';

/** A supplier whom a couple thanks on its website. */
export type Credit = EndpointOutput<'microsite'>['credits'][number];
type CreditSources = Pick<ApiContext, 'firestore' | 'catalogue' | 'reportProblem'>;

/** A supplier as the directory has it now; one that left it, and one of the couple's own, by the couple's name for it. */
const creditOf = (
  { catalogue }: Pick<CreditSources, 'catalogue'>,
  id: string,
  { name, type, customSupplier }: Pick<ShortlistedSupplier, 'name' | 'type' | 'customSupplier'>,
): Credit => {
  const known = customSupplier ? null : catalogue.getSupplier(id);
  if (known === null) return { name, category: type, supplier: null };
  return { name: known.name, category: known.type, supplier: { category: known.type, id } };
};

/** The suppliers whom the couple thanks, by name: those of them that are booked now. */
export const creditsOf = async (
  context: CreditSources,
  weddingId: string,
  sections: readonly Pick<PublishedWebsite['sections'][number], 'credits'>[],
): Promise<Credit[]> => {
  const chosen = new Set(sections.flatMap(({ credits = {} }) => Object.keys(credits)));
  if (chosen.size === 0) return [];
  const { firestore, reportProblem } = context;
  const booked = await firestore
    .collection(`weddings/${weddingId}/suppliers`)
    .where('booked', '==', true)
    .limit(websiteConstants.mostCredits)
    .get();
  return booked.docs
    .filter(({ id }) => chosen.has(id))
    .flatMap((document): Credit[] => {
      const read = v.safeParse(shortlistedSupplierSchema, plain(document.data()));
      if (!read.success) {
        reportProblem({ feature: 'microsite', document: document.ref.path, message: v.summarize(read.issues) });
        return [];
      }
      return shortlistStateOf(read.output) === 'booked' ? [creditOf(context, document.id, read.output)] : [];
    })
    .map(visible)
    .sort((a, b) => a.name.localeCompare(b.name));
};
