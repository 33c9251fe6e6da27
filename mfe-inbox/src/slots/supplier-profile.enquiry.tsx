import { createSlot } from '@posy/remote-kit';
import { EnquiryWidget } from '../features/enquiry/enquiry-widget';
import { catalogues } from '../messages';

const slot = createSlot('supplier-profile.enquiry', EnquiryWidget, catalogues);

export const { mountSlot } = slot;
