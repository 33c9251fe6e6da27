import { callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';
import fc from 'fast-check';
import { type EnquiryEvent, type EnquiryState, mayEdit, nextEnquiry, writing } from './enquiry-machine';
import { afterFailedSend } from './failed-send';

const run = (events: EnquiryEvent[], from: EnquiryState = writing): EnquiryState => events.reduce(nextEnquiry, from);

const anyEvent: fc.Arbitrary<EnquiryEvent> = fc.oneof(
  fc.constant<EnquiryEvent>({ type: 'edited' }),
  fc.constant<EnquiryEvent>({ type: 'faulted', fault: 'too-short' }),
  fc.uuid().map((clientId): EnquiryEvent => ({ type: 'submitted', clientId })),
  fc.constant<EnquiryEvent>({ type: 'arrived', conversationId: 'c1' }),
  fc.constant<EnquiryEvent>({ type: 'failed', failure: 'connection' }),
  fc.constant<EnquiryEvent>({ type: 'limit-reached' }),
  fc.constant<EnquiryEvent>({ type: 'another' }),
);

describe('an enquiry', () => {
  test('is sent, and succeeds or fails [S4-enquiry-01]', () => {
    const sent = run([{ type: 'submitted', clientId: 'a' }]);
    expect(sent).toEqual({ status: 'send', clientId: 'a' });
    expect(run([{ type: 'arrived', conversationId: 'c1' }], sent)).toEqual({ status: 'success', conversationId: 'c1' });
    expect(run([{ type: 'failed', failure: 'server' }], sent)).toEqual({
      status: 'failure',
      clientId: 'a',
      failure: 'server',
    });
  });

  test('is closed by the limit, and nothing opens it again [S4-enquiry-04]', () => {
    const closed = run([{ type: 'submitted', clientId: 'a' }, { type: 'limit-reached' }]);
    expect(closed).toEqual({ status: 'closed' });
    fc.assert(fc.property(fc.array(anyEvent), (events) => run(events, closed).status === 'closed'));
  });

  test('is tried again under the same id while its words stay, under a new one when they changed', () => {
    const failed = run([
      { type: 'submitted', clientId: 'a' },
      { type: 'failed', failure: 'connection' },
    ]);
    expect(run([{ type: 'submitted', clientId: 'b' }], failed)).toEqual({ status: 'send', clientId: 'a' });
    expect(run([{ type: 'edited' }, { type: 'submitted', clientId: 'b' }], failed)).toEqual({
      status: 'send',
      clientId: 'b',
    });
  });

  test('succeeds only as the answer to a send', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyEvent, (events, last) => {
        const before = run(events);
        const after = nextEnquiry(before, last);
        return after.status !== 'success' || before.status === 'send' || before.status === 'success';
      }),
    );
  });

  test('changes nothing while it is on its way', () => {
    const sending: EnquiryState = { status: 'send', clientId: 'a' };
    expect(mayEdit(sending)).toBe(false);
    expect(nextEnquiry(sending, { type: 'edited' })).toBe(sending);
    expect(nextEnquiry(sending, { type: 'submitted', clientId: 'b' })).toBe(sending);
  });
});

describe('a failed send', () => {
  test.each([
    [new ApiError('offline', 0, 'offline', ''), 'connection'],
    [new ApiError('timeout', 0, 'timeout', ''), 'connection'],
    [new ApiError('refused', 401, 'unauthenticated', ''), 'session'],
    [new ApiError('refused', 403, 'not-a-member', ''), 'refused'],
    [new ApiError('server', 503, 'http-503', ''), 'server'],
    [new Error('a bug'), 'server'],
  ] as const)('%s is shown as %s', (error, failure) => {
    expect(callFailure(error)).toBe(failure);
  });

  test('closes the form at the limit', () => {
    const error = new ApiError('refused', 409, 'enquiry-limit-reached', '');
    expect(afterFailedSend(error)).toEqual([{ type: 'limit-reached' }]);
  });

  test.each(['captcha-needed', 'captcha-used', 'too-many-requests'])(
    'is told apart when many went out from here: %s [A-M5]',
    (code) => {
      const error = new ApiError('refused', 429, code, '');
      expect(afterFailedSend(error)).toEqual([{ type: 'failed', failure: 'too-many' }]);
    },
  );

  test('goes back to the words when the server checks them more strictly', () => {
    const error = new ApiError('refused', 400, 'enquiry-message-too-many-links', '');
    expect(run([{ type: 'submitted', clientId: 'a' }, ...afterFailedSend(error)])).toEqual({
      status: 'writing',
      fault: 'too-many-links',
    });
  });
});
