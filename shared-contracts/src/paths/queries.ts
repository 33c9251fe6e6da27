/**
 * Every query parameter that links keep. `next` leads on after sign-in, `resetemail` fills the form of a reset link.
 * Source: S2-query.
 */
export const queryParameters = [
  'next',
  'searchPopup',
  'enquiryConfirmation',
  'enquirySupplier',
  'conversationId',
  'venueConfirmationPopup',
  'slug',
  'area',
  'id',
  'nonce',
  'resetemail',
  'page',
  'category',
  'searchParams',
  'shortlistedLocation',
] as const;
export type QueryParameter = (typeof queryParameters)[number];

/** Any of the parameters with its text. */
export type CarriedQuery = Partial<Record<QueryParameter, string>>;

/** The known parameters of a location's query; the first of a name wins, unknown ones are left out. */
export const readQuery = (search: string): CarriedQuery => {
  const given = new URLSearchParams(search);
  const carried: CarriedQuery = {};
  for (const name of queryParameters) {
    const value = given.get(name);
    if (value !== null) carried[name] = value;
  }
  return carried;
};

/**
 * Adds a query to a path; parameters without a value are left out. The path's own parameters stay, and are overwritten
 * by name.
 */
export const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const [beforeHash = '', ...hash] = path.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  const parameters = new URLSearchParams(search.join('?'));
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value);
  const text = parameters.toString();
  return `${pathname}${text === '' ? '' : `?${text}`}${hash.length === 0 ? '' : `#${hash.join('#')}`}`;
};

/** A link to the path that carries on the known parameters of the current query. */
export const carryQuery = (path: string, currentSearch: string): string =>
  withQuery(path, { ...readQuery(currentSearch), ...readQuery(path.split('#')[0]?.split('?')[1] ?? '') });

/** Query of the supplier page after an enquiry. Source: S2-query. */
export interface AfterEnquiry {
  enquirySupplierId: string;
  enquiryContext?: string;
}

/** The query of the supplier page after an enquiry; the context is the side form's by default. */
export const afterEnquiryQuery = ({ enquirySupplierId, enquiryContext = 'sideForm' }: AfterEnquiry) => ({
  multiEnquiry: 'true',
  enquirySupplierId,
  enquiryContext,
});

/** Marks the flow of the website's onboarding. Source: S2-query. */
export const websiteOnboardingFlow = 'wedding-website-onboarding';
