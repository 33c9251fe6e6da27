import type { CallFailure } from '@posy/remote-kit/uploads';
import type { EnquiryMessageFault } from '@posy/shared-contracts/rules';

/** The reasons of a failed enquiry. `too-many`: there were many from here within an hour. */
export type EnquiryFailure = CallFailure | 'too-many';

/**
 * The state of an enquiry. Source: S4-enquiry.
 * `clientId` stays with an unchanged message, so that a retry after a lost answer cannot send it twice.
 */
export type EnquiryState =
  | { status: 'writing'; fault: EnquiryMessageFault | null }
  | { status: 'send'; clientId: string }
  | { status: 'success'; conversationId: string }
  | { status: 'failure'; clientId: string; failure: EnquiryFailure }
  | { status: 'closed' };

/** The events of an enquiry. */
export type EnquiryEvent =
  | { type: 'edited' }
  | { type: 'faulted'; fault: EnquiryMessageFault }
  | { type: 'submitted'; clientId: string }
  | { type: 'arrived'; conversationId: string }
  | { type: 'failed'; failure: EnquiryFailure }
  | { type: 'limit-reached' }
  | { type: 'another' };

/** The first state of an enquiry. */
export const writing: EnquiryState = { status: 'writing', fault: null };

const answered = (state: { clientId: string }, event: EnquiryEvent): EnquiryState | null => {
  if (event.type === 'arrived') return { status: 'success', conversationId: event.conversationId };
  if (event.type === 'failed') return { status: 'failure', clientId: state.clientId, failure: event.failure };
  return event.type === 'limit-reached' ? { status: 'closed' } : null;
};

const composed = (state: EnquiryState, event: EnquiryEvent): EnquiryState => {
  if (event.type === 'edited') return writing;
  if (event.type === 'faulted') return { status: 'writing', fault: event.fault };
  if (event.type === 'limit-reached') return { status: 'closed' };
  if (event.type !== 'submitted') return state;
  return { status: 'send', clientId: state.status === 'failure' ? state.clientId : event.clientId };
};

/** The next state. An event that does not fit the state changes nothing: a late answer cannot reopen a form. */
export const nextEnquiry = (state: EnquiryState, event: EnquiryEvent): EnquiryState => {
  switch (state.status) {
    case 'writing':
    case 'failure':
      return composed(state, event);
    case 'send':
      return answered(state, event) ?? state;
    case 'success':
      return event.type === 'another' ? writing : state;
    case 'closed':
      return state;
  }
};

/** Returns true when the text may be changed. */
export const mayEdit = (state: EnquiryState): boolean => state.status === 'writing' || state.status === 'failure';
