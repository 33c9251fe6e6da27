import { createSlot, joinCatalogues } from '@posy/remote-kit';
import { EnquiryWidget } from '#enquiry/enquiry-widget';
import { catalogues as enquiry } from '#enquiry/messages/index';
import { catalogues } from '#messages/index';

const slot = createSlot('supplier-profile.enquiry', EnquiryWidget, joinCatalogues(catalogues, enquiry));

export const { mountSlot } = slot;
