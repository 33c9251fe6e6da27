import { joinCatalogues } from '@posy/remote-kit';
import { createServerHalf, servedWidget } from '@posy/remote-kit/server';
import { EnquiryWidget } from '#enquiry/enquiry-widget';
import { catalogues as enquiry } from '#enquiry/messages/index';
import { catalogues } from '#messages/index';

/**
 * Renders the enquiry of a supplier's profile on the server; conversations are private and rendered by the page only.
 */
export const { draw } = createServerHalf({
  widgets: {
    './slots/supplier-profile.enquiry': servedWidget(
      'supplier-profile.enquiry',
      EnquiryWidget,
      joinCatalogues(catalogues, enquiry),
    ),
  },
});
