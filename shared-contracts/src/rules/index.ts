export { conversationId, isSupplierId } from './conversation-id';
export { compareEvents } from './event-order';
export { checkEnquiryMessage, enquiryLimits, mayEnquire } from './enquiry-rules';
export type { EnquiryMessageFault } from './enquiry-rules';
export { passwordFault, minimumPasswordLength } from './password-rule';
export { capToToday, fileExtension } from './review-rules';
export { isWebsiteOfOtherDomain } from './website-rules';
export { addMoney, sumMoney, timesMoney, splitMoney } from './money';
export { firstToClose } from './closing-order';
