import { type PublicSupplier } from '#catalogue/records/supplier-record';
import { type ApiContext, type Call } from '../handler';
import { knownSupplier } from '../known-supplier';
import { Refusal } from '../refusal';

/** The supplier that is asked: by the profile it was found under, and by the form's own name for it, which agree. */
export const askedSupplier = (
  catalogue: ApiContext['catalogue'],
  { profileId, contactedSupplier }: Call<'sendEnquiry'>['body'],
): PublicSupplier => {
  const supplier = knownSupplier(catalogue, profileId);
  if (contactedSupplier !== undefined && knownSupplier(catalogue, contactedSupplier).id !== supplier.id)
    throw new Refusal(400, 'enquiry-other-supplier', 'The form names another supplier than the profile.');
  return supplier;
};

/** People are signed in here, so that the form needs no captcha; one that was solved has to hold. */
export const requireSolved = async (captcha: ApiContext['captcha'], token: string | null): Promise<void> => {
  if (token !== null && !(await captcha.verify(token)))
    throw new Refusal(400, 'captcha-failed', 'Please tick the box again.');
};
