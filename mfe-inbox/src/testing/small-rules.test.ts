import { afterEnquiryPath } from '#enquiry/rules/after-enquiry';
import { startingSentences } from '#enquiry/rules/starting-text';
import { byLatestMessage, otherName, unreadConversations, unreadIn } from '#talk/rules/conversations';
import { briefly, dayName } from '#talk/rules/when';
import { exampleConversation } from './example-conversation';

describe('after an enquiry the supplier page', () => {
  test('gets multiEnquiry=true and keeps its own query [S2-param-05]', () => {
    expect(afterEnquiryPath('/uk/p', '?page=2', 'GB100001')).toContain('?page=2&multiEnquiry=true');
  });
  test('gets enquirySupplierId [S2-param-06]', () => {
    expect(afterEnquiryPath('/uk/p', '', 'GB100001')).toContain('enquirySupplierId=GB100001');
  });
  test('gets enquiryContext, sideForm by default [S2-param-07]', () => {
    expect(afterEnquiryPath('/uk/p', '', 'GB100001')).toMatch(/enquiryContext=sideForm$/);
    expect(afterEnquiryPath('/uk/p', '', 'GB100001', 'offer')).toMatch(/enquiryContext=offer$/);
  });
});

describe('a starting text', () => {
  test('claims only what is known', () => {
    expect(startingSentences({ names: null, date: null, place: null })).toEqual(['hello', 'ask']);
    expect(startingSentences({ names: 'Maya and Tom', date: null, place: 'Bath' })).toEqual([
      'hello',
      'names',
      'where',
      'ask',
    ]);
    expect(startingSentences({ names: 'Maya and Tom', date: '11 September 2027', place: 'Bath' })).toEqual([
      'hello',
      'names',
      'when-and-where',
      'ask-date',
    ]);
  });
});

describe('conversations', () => {
  const quiet = exampleConversation('c1', { unread: { couple: 0, supplier: 4 } });
  const news = exampleConversation('c2', {
    unread: { couple: 2, supplier: 0 },
    lastMessage: { body: 'Yes!', from: 'supplier', createdAt: '2026-11-20T11:00:00.000Z' },
  });

  test('stand with the newest message at the top', () => {
    expect([quiet, news].sort(byLatestMessage).map(({ id }) => id)).toEqual(['c2', 'c1']);
  });
  test('are counted from the reader’s side', () => {
    expect(unreadConversations([quiet, news], 'couple', null)).toBe(1);
    expect(unreadConversations([quiet, news], 'supplier', null)).toBe(1);
    expect(unreadIn(quiet, 'supplier', null)).toBe(4);
  });
  test('are named after whom one talks with', () => {
    expect(otherName(news, 'couple')).toBe('The Copper Spoon');
    expect(otherName(news, 'supplier')).toBe('Maya and Tom');
  });
});

describe('when something was said', () => {
  const reader = { now: Date.parse('2026-11-20T12:00:00.000Z'), zone: 'Europe/London', locale: 'en-GB' };
  test.each([
    ['2026-11-20T11:20:00.000Z', '11:20'],
    ['2026-11-19T23:59:00.000Z', 'Thu'],
    ['2026-11-09T09:00:00.000Z', '9 Nov'],
    ['2025-11-09T09:00:00.000Z', '9 Nov 2025'],
  ])('%s is said as %s', (instant, text) => {
    expect(briefly(instant, reader)).toBe(text);
  });
  test('is a day in the reader’s zone', () => {
    const late = { ...reader, zone: 'Pacific/Auckland', now: Date.parse('2026-11-20T12:00:00.000Z') };
    expect(dayName('2026-11-20T11:30:00.000Z', late)).toEqual({ kind: 'today' });
    expect(dayName('2026-11-20T10:30:00.000Z', late)).toEqual({ kind: 'yesterday' });
  });
});
