import { webcrypto } from 'node:crypto';
import { createMemoryFirestore } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { type EndpointInput, endpoints } from '@posy/shared-contracts/endpoints';
import type { EventPayload } from '@posy/shared-contracts/events';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { field, openEnquiry, profile, send, supplier } from '#testing/open-enquiry';
import { takeAway } from '#testing/shown';

describe('the enquiry form', () => {
  test('is there, begins with what is known of the wedding, and shares the budget only when asked to [S2-popup-01]', async () => {
    await openEnquiry();
    expect(field().value).toBe(
      'Hello! We’re Maya and Tom. We’re planning our wedding for 11 September 2027. ' +
        'Are you free that day, and could you tell us what it would cost?',
    );
    expect(screen.getByRole('switch', { name: /^If their price fits/ })).not.toBeChecked();
  });

  test('sends one enquiry in its whole shape, tells the couple and the other remotes, and leads to the conversation [S1-can-02] [S4-enquiry-02] [S7-enquiry-send-01] [P-H7]', async () => {
    const sent: EndpointInput<'sendEnquiry'>[] = [];
    const received: EventPayload<'enquiry.sent'>[] = [];
    const host = await openEnquiry({
      api: {
        sendEnquiry: (input) => {
          sent.push(input);
          return { conversationId: 'c9', messageId: 'm1' };
        },
      },
    });
    host.bus.subscribe('enquiry.sent', (payload) => void received.push(payload));
    const written: unknown[] = [];
    host.bus.subscribe('message.sent', (payload) => void written.push(payload));
    const words = field().value;
    await send();
    expect(await screen.findByRole('heading', { name: 'Larkfield Orangery has your message' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
      'href',
      '/uk/inbox?conversationId=c9',
    );
    expect(sent.map(({ body }) => body)).toEqual([
      {
        clientId: expect.any(String),
        profileId: 'GB100001',
        contactedSupplier: 'GB100001',
        message: words,
        budgetMatch: false,
        intent: 'enquiry',
        source: 'concierge',
        captchaToken: null,
      },
    ]);
    expect(received).toEqual([{ ...supplier, weddingId: 'w1', conversationId: 'c9' }]);
    // An enquiry is a first message too: the badge counts it.
    expect(written).toEqual([{ weddingId: 'w1', conversationId: 'c9', messageId: 'm1' }]);
    expect(host.tracked).toEqual([
      { action: 'enquiry', details: { supplierId: supplier.supplierId, category: supplier.supplierType } },
    ]);
    // The form itself shows it, so there is no notice.
    expect(host.shown).toEqual([]);
    expect(host.location.get().search).toContain('multiEnquiry=true');
  });

  test('proves by itself what is asked where many went out from here, and arrives at the second try [A-M5]', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    const sent: NonNullable<EndpointInput<'sendEnquiry'>['body']>[] = [];
    const parameters = { algorithm: 'PBKDF2/SHA-256' as const, nonce: '0a', salt: '0b', cost: 1, keyLength: 32 };
    const challenge = { parameters: { ...parameters, keyPrefix: '0', expiresAt: 1_800_000_000 }, signature: 's' };
    await openEnquiry({
      api: {
        captcha: () => ({ kind: 'altcha', challenge }),
        sendEnquiry: ({ body }) => {
          if (body !== undefined) sent.push(body);
          if (body?.captchaToken == null) throw new ApiError('refused', 403, 'captcha-needed', '');
          return { conversationId: 'c9', messageId: 'm1' };
        },
      },
    });
    await send();
    expect(await screen.findByRole('heading', { name: 'Larkfield Orangery has your message' })).toBeVisible();
    expect(sent.map((body) => typeof body.captchaToken)).toEqual(['object', 'string']);
    expect(new Set(sent.map((body) => body.clientId)).size).toBe(1);
  });

  test('says that it was refused, and sends nothing more, where only a person can give the proof', async () => {
    const sent: unknown[] = [];
    await openEnquiry({
      api: {
        captcha: () => ({ kind: 'recaptcha', siteKey: 'k' }),
        sendEnquiry: ({ body }) => {
          sent.push(body?.captchaToken);
          throw new ApiError('refused', 403, 'captcha-needed', '');
        },
      },
    });
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(sent).toEqual([null]);
  });

  test('tells by a notice, and leaves the address alone, when they have gone elsewhere meanwhile [S4-enquiry-02] [P-m13]', async () => {
    let arrive: (answer: { conversationId: string; messageId: string }) => void = () => undefined;
    const host = await openEnquiry({
      api: { sendEnquiry: () => new Promise((resolve) => (arrive = resolve)) },
    });
    await send();
    await takeAway();
    arrive({ conversationId: 'c9', messageId: 'm1' });
    await waitFor(() =>
      expect(host.shown.map(({ tone, text }) => [tone, text])).toEqual([
        ['success', 'Your enquiry is with Larkfield Orangery'],
      ]),
    );
    expect(host.location.get().search).toBe('');
  });

  test('asks nothing of whom they booked, and counts no open enquiries [P-H1]', async () => {
    const venue = {
      ...{ type: 'venues', slug: 'lark', name: 'Larkfield Orangery', publicId: 'lark001', shortlisted: true },
      ...{ booked: true, enquired: true, ignored: false, customSupplier: false },
      updatedAt: '2026-11-01T10:00:00.000Z',
    };
    await openEnquiry({
      firestore: createMemoryFirestore({ 'weddings/w1/suppliers': { GB100001: venue } }),
      api: { enquiryCount: () => ({ open: { venues: 1 }, limit: 10 }) },
    });
    expect(await screen.findByRole('heading', { name: 'Write to Larkfield Orangery' })).toBeVisible();
    expect(field().value).toBe('');
    expect(screen.queryByText(/open so far/)).toBeNull();
  });

  test('advises against bank details and links in a first message [P-m11]', async () => {
    await openEnquiry();
    expect(screen.queryByText(/bank details/)).toBeNull();
    await userEvent.type(field(), ' Our IBAN: GB29 NWBK 6016 1331 9268 19, see www.example.com');
    expect(screen.getByText(/Your message has bank details in it/)).toBeVisible();
    expect(screen.getByText(/Your message has a link in it/)).toBeVisible();
  });

  test('sends nothing that does not pass the message check [S5-enquiry-03]', async () => {
    await openEnquiry();
    await userEvent.clear(field());
    await userEvent.type(field(), 'Hi');
    await send();
    expect(field()).toHaveAccessibleDescription('A little more, please: at least 20 characters.');
    expect(field()).toHaveFocus();
  });

  test('keeps the words when the connection is lost, tells the other remotes, and tries again under the same id', async () => {
    const ids: string[] = [];
    const host = await openEnquiry({
      api: {
        sendEnquiry: ({ body }) => {
          ids.push(parse(endpoints.sendEnquiry.body, body).clientId);
          if (ids.length === 1) throw new ApiError('offline', 0, 'offline', '');
          return { conversationId: 'c9', messageId: 'm1' };
        },
      },
    });
    const failed: EventPayload<'enquiry.failed'>[] = [];
    host.bus.subscribe('enquiry.failed', (payload) => void failed.push(payload));
    const words = field().value;
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
    expect(field().value).toBe(words);
    const once = [{ weddingId: 'w1', supplierId: supplier.supplierId, reason: 'offline' }];
    expect(failed).toEqual(once);
    await send();
    expect(await screen.findByRole('link', { name: 'Open the conversation' })).toBeVisible();
    expect(ids[1]).toBe(ids[0]);
    expect(failed).toEqual(once);
  });

  test('says when the session has ended, and where to log in', async () => {
    await openEnquiry({
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

  test('reports a failure in the words that are looked for, with its cause [S8-enquiry-01]', async () => {
    const cause = new ApiError('server', 500, 'internal', 'It broke.');
    const host = await openEnquiry({
      api: {
        sendEnquiry: () => {
          throw cause;
        },
      },
    });
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(host.errors).toEqual([expect.objectContaining({ message: 'Failed to send onboarding enquiry', cause })]);
  });
});
