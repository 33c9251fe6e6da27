import { joinCatalogues } from '@posy/remote-kit';
import { createServerHalf, servedWidget } from '@posy/remote-kit/server';
import { EnquiryWidget } from '#enquiry/enquiry-widget';
import { catalogues as enquiry } from '#enquiry/messages/index';
import { catalogues } from '#messages/index';

/** Draws the enquiry in a supplier's profile on the server; the conversations are nobody's but their people's. */
export const { draw } = createServerHalf({
  widgets: {
    './slots/supplier-profile.enquiry': servedWidget(
      'supplier-profile.enquiry',
      EnquiryWidget,
      joinCatalogues(catalogues, enquiry),
    ),
  },
});
