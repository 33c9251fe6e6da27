import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { endpoints, type EndpointInput } from '@posy/shared-contracts/endpoints';
import type { EventPayload } from '@posy/shared-contracts/events';
import { sharedFacts } from '@posy/shared-contracts/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { SharedFactsList } from '#talk/shared-facts-list';
import { messages } from '#testing/all-messages';
import { exampleConversation } from '#testing/example-conversation';
import { EnquiryWidget } from './enquiry-widget';

const supplier = {
  supplierId: 'GB100001',
  supplierName: 'Larkfield Orangery',
  supplierType: 'venues' as const,
  supplierSlug: 'larkfield-orangery',
};
const profile = '/uk/weddingsuppliers/venues/GB100001';

let remove: (() => Promise<void>) | null = null;
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await remove?.();
  remove = null;
});

const open = async (options: TestHostOptions = {}): Promise<TestHost> => {
  const { api, ...rest } = options;
  const host = createTestHost({
    session: exampleSignedIn(),
    path: profile,
    api: { enquiryCount: () => ({ open: {}, limit: 10 }), ...api },
    ...rest,
  });
  remove = await renderWithHost(<EnquiryWidget {...supplier} />, host, messages);
  return host;
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const send = () => userEvent.click(screen.getByRole('button', { name: /Send enquiry|Try again|Sign up to send/ }));

describe('the enquiry form', () => {
  it('begins with what is known of the wedding, and shares the budget only when asked to', async () => {
    await open();
    expect(field().value).toBe(
      'Hello! We’re Maya and Tom. We’re planning our wedding for 11 September 2027. ' +
        'Are you free that day, and could you tell us what it would cost?',
    );
    expect(screen.getByRole('checkbox', { name: 'Also say if their price fits our budget' })).not.toBeChecked();
  });

  it('shows item by item what the supplier sees, in the words of the supplier’s own view', async () => {
    const wedding = exampleWedding({
      location: { name: 'Bath', adminArea: [], country: 'GB', providerId: null },
      budget: 2_000_000,
      guests: { count: 95, evening: 20, attending: 0, declined: 0 },
    });
    await open({ session: exampleSignedIn({ wedding }) });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Also say if their price fits our budget' }));
    const shared = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const shown = shared();
    await remove?.();
    const { names, date, ...rest } = sharedFacts(wedding, { budgetMatch: true });
    const stored = exampleConversation('c1', { coupleName: names, weddingDate: date, shared: rest });
    remove = await renderWithHost(
      <SharedFactsList conversation={stored} side="supplier" />,
      createTestHost(),
      messages,
    );
    const seen = shared();
    expect(seen).toEqual([
      'Maya and Tom',
      '11 September 2027',
      'Bath',
      'About 75 by day and 20 more in the evening',
      'Their price fits the budget',
      'Not their email, phone or budget',
    ]);
    expect(shown).toEqual([
      ...seen.slice(0, -1),
      'Your message, as it stands above',
      'Not your email, phone or budget',
    ]);
  });

  it('sends, tells the couple and the other remotes, and leads to the conversation [S4-enquiry-02]', async () => {
    const sent: EndpointInput<'sendEnquiry'>[] = [];
    const heard: EventPayload<'enquiry.sent'>[] = [];
    const host = await open({
      api: {
        sendEnquiry: (input) => {
          sent.push(input);
          return { conversationId: 'c9', messageId: 'm1' };
        },
      },
    });
    host.bus.subscribe('enquiry.sent', (payload) => void heard.push(payload));
    const words = field().value;
    await send();
    expect(await screen.findByRole('heading', { name: 'Larkfield Orangery has your message' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
      'href',
      '/uk/inbox?conversationId=c9',
    );
    expect(sent.map(({ body }) => body)).toEqual([
      { clientId: expect.any(String), profileId: 'GB100001', message: words, budgetMatch: false, intent: 'enquiry' },
    ]);
    expect(heard).toEqual([{ ...supplier, weddingId: 'w1', conversationId: 'c9' }]);
    expect(host.tracked).toEqual([
      { action: 'enquiry', details: { supplierId: supplier.supplierId, category: supplier.supplierType } },
    ]);
    expect(host.shown.map(({ tone, text }) => [tone, text])).toEqual([
      ['success', 'Your enquiry is with Larkfield Orangery'],
    ]);
    expect(host.location.get().search).toContain('multiEnquiry=true');
  });

  it('sends nothing that does not pass the message check [S5-enquiry-03]', async () => {
    await open();
    await userEvent.clear(field());
    await userEvent.type(field(), 'Hi');
    await send();
    expect(field()).toHaveAccessibleDescription('A little more, please: at least 20 characters.');
    expect(field()).toHaveFocus();
  });

  it('closes at the limit with a message that says so, and keeps the words [S4-enquiry-04] [D-enquiry-limit-02]', async () => {
    await open({
      api: {
        sendEnquiry: () => {
          throw new ApiError('refused', 409, 'enquiry-limit-reached', '');
        },
      },
    });
    await send();
    expect(await screen.findByText(/You’ve 10 venue enquiries open, which is the most at once/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sessionStorage.getItem('posy.inbox.enquiry.u1.GB100001')).toContain('Maya and Tom');
  });

  it('is closed before sending when the count says so [S5-enquiry-01]', async () => {
    const host = await open({ api: { enquiryCount: () => ({ open: { venues: 10 }, limit: 10 }) } });
    expect(screen.getByRole('textbox')).toBeVisible();
    await act(async () => host.pass(500));
    expect(await screen.findByText(/You’ve 10 venue enquiries open/)).toBeVisible();
  });

  it('asks for the count once the page was still for 500 ms [S7-enquiry-count-02] [S9-delay-03]', async () => {
    let asked = 0;
    const host = await open({
      api: {
        enquiryCount: () => {
          asked += 1;
          return { open: { venues: 2 }, limit: 10 };
        },
      },
    });
    await act(async () => host.pass(499));
    expect(asked).toBe(0);
    await act(async () => host.pass(1));
    expect(await screen.findByText('2 of up to 10 venue enquiries open so far.')).toBeVisible();
    expect(asked).toBe(1);
  });

  it('keeps the words when the connection is lost, and tries again under the same id', async () => {
    const ids: string[] = [];
    await open({
      api: {
        sendEnquiry: ({ body }) => {
          ids.push(parse(endpoints.sendEnquiry.body, body).clientId);
          if (ids.length === 1) throw new ApiError('offline', 0, 'offline', '');
          return { conversationId: 'c9', messageId: 'm1' };
        },
      },
    });
    const words = field().value;
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
    expect(field().value).toBe(words);
    await send();
    expect(await screen.findByRole('link', { name: 'Open the conversation' })).toBeVisible();
    expect(ids[1]).toBe(ids[0]);
  });

  it('says when the session has ended, and where to log in', async () => {
    await open({
      api: {
        sendEnquiry: () => {
          throw new ApiError('refused', 401, 'unauthenticated', '');
        },
      },
    });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/uk/signup?${new URLSearchParams({ mode: 'login', next: profile }).toString()}`,
    );
  });

  const asVisitor = async (words: string) => {
    const host = await open({ session: { status: 'signed-out' } });
    await userEvent.clear(field());
    await userEvent.type(field(), words);
    await send();
    expect(host.askedToSignUp.map(({ reason }) => reason)).toEqual(['enquiry']);
    return host;
  };

  it('lets a visitor start, asks them to sign up, and sends what they wrote when they are in [S6-visitor-02] [S6-visitor-03] [S5-enquiry-02]', async () => {
    const words = 'Is the walled garden free in June?';
    await asVisitor(words);
    await remove?.();
    const sent: unknown[] = [];
    await open({
      api: {
        sendEnquiry: ({ body }) => {
          sent.push(body);
          return { conversationId: 'c1', messageId: 'm1' };
        },
      },
    });
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ message: words })]));
  });

  it('sends nothing for a visitor who leaves the dialog, and keeps their words', async () => {
    const words = 'Is the walled garden free in July?';
    const host = await asVisitor(words);
    await act(async () => host.askedToSignUp[0]?.answered(false));
    await remove?.();
    const sent: unknown[] = [];
    await open({ api: { sendEnquiry: ({ body }) => (sent.push(body), { conversationId: 'c1', messageId: '' }) } });
    expect(field().value).toBe(words);
    expect(sent).toEqual([]);
  });

  it('at the limit names the ones that can be closed, and opens again when one was [D-enquiry-limit-02]', async () => {
    const talks = ['Oak Tithe Barn', 'Orchard Barn'].map((supplierName, index) => {
      const { id: _id, ...talk } = exampleConversation(`v${index}`, {
        supplierId: `GB90000${index}`,
        supplierName,
        supplierType: 'venues',
      });
      return [`v${index}`, talk] as const;
    });
    let open10 = 10;
    const host = await open({
      firestore: createMemoryFirestore({ conversations: Object.fromEntries(talks) }),
      api: { enquiryCount: () => ({ open: { venues: open10 }, limit: 10 }) },
    });
    await act(async () => host.pass(500));
    const list = await screen.findByRole('region', { name: /choose .We booked elsewhere/ });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/uk/inbox?conversationId=v0', '/uk/inbox?conversationId=v1']);
    open10 = 9;
    const data = { closedAt: '2026-11-20T12:00:00.000Z', closedReason: 'booked-elsewhere', closedBy: 'couple' };
    await act(() =>
      host.firestore.commit([{ kind: 'update', collection: collections.conversations(), id: 'v0', data }]),
    );
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeVisible();
  });

  it('says when the couple already talks with the supplier, and does not close for them', async () => {
    const host = createTestHost({ session: exampleSignedIn() });
    const { id, ...conversation } = exampleConversation('c1');
    await host.firestore.commit([{ kind: 'set', collection: collections.conversations(), id, data: conversation }]);
    const opened = await open({
      firestore: host.firestore,
      api: { enquiryCount: () => ({ open: { venues: 10 }, limit: 10 }) },
    });
    await act(async () => opened.pass(500));
    await waitFor(() => expect(screen.getByText(/You’re already talking/)).toBeVisible());
    expect(field()).toBeVisible();
  });
});
