import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { endpoints, type EndpointInput } from '@posy/shared-contracts/endpoints';
import { accessSchema, type Conversation, type Message } from '@posy/shared-contracts/entities';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { messages } from '#testing/all-messages';
import { exampleConversation } from '#testing/example-conversation';
import { Thread } from './thread';

let remove: (() => Promise<void>) | null = null;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(async () => {
  await remove?.();
  remove = null;
  Reflect.deleteProperty(window, 'matchMedia');
});

const onGlass = (): void => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
};

interface Opening extends TestHostOptions {
  said?: Record<string, Partial<Message>>;
  conversation?: Partial<Conversation>;
}

const sentOf = (body: unknown) => parse(endpoints.sendMessage.body, body);
const message = (changes: Partial<Message>) => ({
  from: 'supplier',
  senderUid: 's1',
  body: 'Hello',
  createdAt: '2026-11-19T10:00:00.000Z',
  ...changes,
});

const open = async ({ said = {}, conversation = {}, api, ...options }: Opening = {}): Promise<TestHost> => {
  const firestore = createMemoryFirestore({
    'conversations/c1/messages': Object.fromEntries(Object.entries(said).map(([id, one]) => [id, message(one)])),
  });
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/inbox?conversationId=c1',
    firestore,
    api: { updateConversation: () => ({}), sendMessage: ({ body }) => ({ messageId: sentOf(body).clientId }), ...api },
    ...options,
  });
  const shown = exampleConversation('c1', conversation);
  remove = await renderWithHost(<Thread conversation={shown} side="couple" />, host, messages);
  return host;
};
const field = () => screen.getByRole('textbox', { name: 'Write to The Copper Spoon' });
const log = () => within(screen.getByRole('log', { name: 'Messages' }));

describe('what was said', () => {
  it('is under its day, with who of us wrote, and whether they have it or have read it', async () => {
    await open({
      said: {
        m1: { from: 'couple', senderName: 'Tom', body: 'Are you free?', createdAt: '2026-11-18T09:00:00.000Z' },
        m2: { senderName: 'Beth', body: 'We are!', createdAt: '2026-11-20T09:30:00.000Z' },
        m3: { from: 'couple', senderName: 'Maya', body: 'Lovely.', createdAt: '2026-11-20T10:00:00.000Z' },
      },
      conversation: { readAt: { couple: null, supplier: '2026-11-19T08:00:00.000Z' } },
    });
    expect(
      log()
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Wednesday 18 November', 'Today']);
    expect(log().getByText(/^Tom, .* · Read$/)).toBeVisible();
    expect(log().getByText(/^Beth, /)).toBeVisible();
    expect(log().getByText(/^Maya, .* · Delivered$/)).toBeVisible();
  });

  it('says where the unread ones begin', async () => {
    await open({
      said: { m1: { body: 'One' }, m2: { body: 'Two', createdAt: '2026-11-19T10:01:00.000Z' } },
      conversation: { unread: { couple: 1, supplier: 0 } },
    });
    const [first, line, second] = log().getAllByRole('listitem');
    expect([first, line, second].map((item) => item?.textContent)).toEqual([
      expect.stringMatching(/^One/),
      'New',
      expect.stringMatching(/^Two/),
    ]);
  });

  it('comes in pages: what was said before is brought on request, and nothing is lost below', async () => {
    const at = (index: number): string => new Date(Date.UTC(2026, 9, 1, 0, index * 20)).toISOString();
    const said = Object.fromEntries(
      Array.from({ length: 90 }, (_none, index) => [`m${index}`, { body: `Word ${index}.`, createdAt: at(index) }]),
    );
    await open({ said });
    expect(log().queryByText('Word 49.')).toBeNull();
    expect(log().getByText('Word 50.')).toBeVisible();
    await userEvent.click(log().getByRole('button', { name: 'Earlier messages' }));
    await userEvent.click(log().getByRole('button', { name: 'Earlier messages' }));
    expect(log().getByText('Word 0.')).toBeVisible();
    expect(log().getByText('Word 89.')).toBeVisible();
    expect(log().queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });

  it('scrolling up brings what was said before, and the reader stays where they were', async () => {
    const at = (index: number): string => new Date(Date.UTC(2026, 9, 1, 0, index * 20)).toISOString();
    const said = Object.fromEntries(
      Array.from({ length: 60 }, (_none, index) => [`m${index}`, { body: `Word ${index}.`, createdAt: at(index) }]),
    );
    await open({ said });
    const flow = screen.getByRole('log');
    Object.defineProperty(flow, 'scrollHeight', {
      configurable: true,
      get: () => flow.querySelectorAll('p').length * 50,
    });
    flow.scrollTop = 100;
    await act(async () => void fireEvent.scroll(flow));
    expect(log().getByText('Word 0.')).toBeVisible();
    expect(flow.scrollTop).toBe(100 + 20 * 50);
  });

  it('shows where a link leads, and follows only addresses of the web', async () => {
    await open({ said: { m1: { body: 'See https://posy.example/menu, or javascript:alert(1).' } } });
    const link = log().getByRole('link');
    expect(link).toHaveAccessibleName('https://posy.example/menu');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('remarks on the first message that names an account to pay into', async () => {
    await open({
      said: {
        m1: { body: 'Please pay to GB33 BUKB 2020 1555 5555 55.' },
        m2: { body: 'Sort code 20-20-15 again.', createdAt: '2026-11-19T12:00:00.000Z' },
      },
    });
    expect(log().getAllByRole('note')).toHaveLength(1);
    expect(log().getByRole('note')).toHaveTextContent('ring them on a number you know');
  });
});

describe('writing', () => {
  it('Enter sends and Shift+Enter starts a line where there are keys, which is said once', async () => {
    const sent: string[] = [];
    await open({
      api: {
        sendMessage: ({ body }) => {
          sent.push(sentOf(body).body);
          return { messageId: sentOf(body).clientId };
        },
      },
    });
    expect(field()).toHaveAccessibleDescription('Enter sends, Shift and Enter starts a new line');
    await userEvent.type(field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
    expect(sent).toEqual(['Hello\nthere']);
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('on glass Enter starts a line and the button sends', async () => {
    onGlass();
    const sent: string[] = [];
    await open({
      api: {
        sendMessage: ({ body }) => {
          sent.push(sentOf(body).body);
          return { messageId: sentOf(body).clientId };
        },
      },
    });
    await userEvent.type(field(), 'Hello{Enter}there');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual(['Hello\nthere']);
  });

  it('what is typed waits on the device, for each person', async () => {
    await open();
    await userEvent.type(field(), 'Half a thou');
    await remove?.();
    sessionStorage.clear();
    await open();
    expect(field()).toHaveValue('Half a thou');
    await remove?.();
    await open({ session: exampleSignedIn({ uid: 'u2', wedding: exampleWedding({ roles: { u2: 'partner' } }) }) });
    expect(field()).toHaveValue('');
  });

  it('a short answer is put into the field, to be changed, and nothing is sent', async () => {
    await open({
      conversation: { lastMessage: { body: 'Yes', from: 'supplier', createdAt: '2026-11-19T10:00:00.000Z' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'What does it include?' }));
    expect(field()).toHaveValue('Thank you! What does the price include, and what would be extra?');
    expect(field()).toHaveFocus();
  });

  it('is for those who may: others read along, and are told', async () => {
    const wedding = exampleWedding({
      roles: { u1: 'helper' },
      access: { u1: parse(accessSchema, { inbox: 'view' }) },
    });
    await open({ session: exampleSignedIn({ wedding, role: 'helper' }) });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/You can read these messages/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
  });

  it.each([
    ['booked-elsewhere', 'couple', 'You closed this conversation: you booked elsewhere.'],
    ['not-available', 'supplier', 'The Copper Spoon isn’t available and closed this conversation.'],
  ] as const)('ends with a conversation that was closed (%s)', async (closedReason, closedBy, words) => {
    await open({ conversation: { closedAt: '2026-11-19T12:00:00.000Z', closedReason, closedBy } });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('an answer', () => {
  const price = { amount: 7800, currency: 'GBP' as const, basis: 'per-head' as const, condition: 'Harvest menu' };

  it('with a price is a card, and the price is kept in the plan', async () => {
    const host = await open({
      said: { m1: { kind: 'quote', quote: { price, includes: 'Staff and VAT', validUntil: '2026-12-15' } } },
    });
    const heard: unknown[] = [];
    host.bus.subscribe('quote.received', (payload) => void heard.push(payload));
    const card = within(screen.getByRole('region', { name: 'Quote' }));
    expect(card.getByText('£78 a guest')).toBeVisible();
    expect(card.getByText('Valid until 15 December')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Keep this price' }));
    expect(heard).toEqual([
      {
        weddingId: 'w1',
        supplierId: 'GB100001',
        supplierName: 'The Copper Spoon',
        supplierType: 'caterers',
        category: 'caterers',
        price,
        validUntil: '2026-12-15',
      },
    ]);
    expect(host.shown.at(-1)?.text).toBe('The Copper Spoon’s price is on your shortlist');
  });

  it('about a day says that it is held, and until when', async () => {
    const host = await open({
      said: { m1: { kind: 'date', date: { day: '2027-09-11', answer: 'held', heldUntil: '2026-12-04' } } },
    });
    const heard: unknown[] = [];
    host.bus.subscribe('date.held', (payload) => void heard.push(payload));
    const card = within(screen.getByRole('region', { name: 'Holding your date' }));
    expect(card.getByText('Until 4 December')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Note it on your shortlist' }));
    expect(heard).toEqual([expect.objectContaining({ day: '2027-09-11', until: '2026-12-04' })]);
  });

  it('with a visit is accepted, comes into the plan, and goes into a calendar', async () => {
    const answered: EndpointInput<'answerVisit'>[] = [];
    const host = await open({
      said: {
        m1: {
          kind: 'visit',
          visit: { day: '2026-11-28', time: '11:00', place: 'Walcot Street, Bath', answer: 'proposed' },
        },
      },
      api: {
        answerVisit: (input) => {
          answered.push(input);
          return {};
        },
      },
    });
    const heard: unknown[] = [];
    host.bus.subscribe('visit.planned', (payload) => void heard.push(payload));
    const card = within(screen.getByRole('region', { name: 'Come and see' }));
    await userEvent.click(card.getByRole('button', { name: 'Yes, that suits us' }));
    expect(answered).toEqual([{ params: { id: 'c1', messageId: 'm1' }, body: { answer: 'accepted' } }]);
    expect(heard).toEqual([
      expect.objectContaining({ day: '2026-11-28', time: '11:00', place: 'Walcot Street, Bath' }),
    ]);
    const files: Blob[] = [];
    URL.createObjectURL = (blob) => {
      files.push(blob as Blob);
      return 'blob:visit';
    };
    await userEvent.click(card.getByRole('button', { name: 'Calendar file (.ics)' }));
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  });

  it('of ours waits for them: nobody answers their own visit', async () => {
    await open({
      said: {
        m1: { from: 'couple', kind: 'visit', visit: { day: '2026-11-28', time: null, place: '', answer: 'proposed' } },
      },
    });
    expect(screen.queryByRole('button', { name: 'Yes, that suits us' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Calendar file (.ics)' })).toBeVisible();
  });
});
