export { conversationId, isSupplierId } from './conversation-id';
export { compareEvents } from './event-order';
export { checkEnquiryMessage, enquiryLimits } from './enquiry-rules';
export type { EnquiryMessageFault } from './enquiry-rules';
export { passwordFault, minimumPasswordLength } from './password-rule';
