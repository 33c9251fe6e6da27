/**
 * Returns the supplier page's address after an enquiry, with `multiEnquiry`, `enquirySupplierId` and `enquiryContext`.
 * Source: S2-param-05 to S2-param-07.
 */
export const afterEnquiryPath = (
  pathname: string,
  search: string,
  supplierId: string,
  context = 'sideForm',
): string => {
  const query = new URLSearchParams(search);
  query.set('multiEnquiry', 'true');
  query.set('enquirySupplierId', supplierId);
  query.set('enquiryContext', context);
  return `${pathname}?${query.toString()}`;
};
