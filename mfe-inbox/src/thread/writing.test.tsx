import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { accessSchema } from '@posy/shared-contracts/entities';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { field, onGlass, openThread, sentOf } from '#testing/open-thread';
import { takeAway } from '#testing/shown';

describe('writing', () => {
  test('Enter sends and Shift+Enter starts a line where there are keys, which is said once', async () => {
    const sent: string[] = [];
    const host = await openThread({
      api: {
        sendMessage: ({ body }) => {
          sent.push(sentOf(body).body);
          return { messageId: sentOf(body).clientId };
        },
      },
    });
    const reported: unknown[] = [];
    host.bus.subscribe('message.sent', (payload) => void reported.push(payload));
    expect(field()).toHaveAccessibleDescription('Enter sends, Shift and Enter starts a new line');
    await userEvent.type(field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
    expect(sent).toEqual(['Hello\nthere']);
    // The plan's "First message" badge receives the event.
    expect(reported).toEqual([expect.objectContaining({ weddingId: 'w1', conversationId: 'c1' })]);
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveAccessibleDescription();
  });

  test('a key that ends a word of an input method sends nothing, as Safari tells it too [case e22]', async () => {
    const sent: string[] = [];
    await openThread({
      api: {
        sendMessage: ({ body }) => {
          sent.push(sentOf(body).body);
          return { messageId: sentOf(body).clientId };
        },
      },
    });
    await userEvent.type(field(), '鈴木');
    for (const written of [{ isComposing: true }, { keyCode: 229 }])
      expect(fireEvent.keyDown(field(), { key: 'Enter', ...written })).toBe(true);
    expect(sent).toEqual([]);
    expect(field()).toHaveValue('鈴木');
  });

  test('on glass Enter starts a line and the button sends', async () => {
    onGlass();
    const sent: string[] = [];
    await openThread({
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

  test('what is typed waits on the device, for each person', async () => {
    await openThread();
    await userEvent.type(field(), 'Half a thou');
    await takeAway();
    sessionStorage.clear();
    await openThread();
    expect(field()).toHaveValue('Half a thou');
    await takeAway();
    await openThread({
      session: exampleSignedIn({ uid: 'u2', wedding: exampleWedding({ roles: { u2: 'partner' } }) }),
    });
    expect(field()).toHaveValue('');
  });

  test('two tabs share what is typed, and neither keeps what the other has sent [19]', async () => {
    const sent: string[] = [];
    await openThread({
      api: {
        sendMessage: ({ body }) => {
          sent.push(sentOf(body).body);
          return { messageId: sentOf(body).clientId };
        },
      },
    });
    const key = 'posy.inbox.message.u1.c1';
    /** Changes the draft as another tab does: the browser reports it to this one. */
    const inOtherTab = (text: string | null) =>
      act(() => {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(text));
        window.dispatchEvent(new StorageEvent('storage', { key }));
      });
    inOtherTab('Typed over there');
    expect(field()).toHaveValue('Typed over there');
    await userEvent.type(field(), ', and here');
    expect(localStorage.getItem(key)).toBe('"Typed over there, and here"');
    inOtherTab(null);
    expect(field()).toHaveValue('');
    await userEvent.type(field(), '{Enter}');
    expect(sent).toEqual([]);
  });

  test('a short answer is put into the field, to be changed, and nothing is sent', async () => {
    await openThread({
      conversation: { lastMessage: { body: 'Yes', from: 'supplier', createdAt: '2026-11-19T10:00:00.000Z' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'What does it include?' }));
    expect(field()).toHaveValue('Thank you! What does the price include, and what would be extra?');
    expect(field()).toHaveFocus();
  });

  test('is for those who may: others may only read, and see why', async () => {
    const wedding = exampleWedding({
      roles: { u1: 'helper' },
      access: { u1: parse(accessSchema, { inbox: 'view' }) },
    });
    await openThread({ session: exampleSignedIn({ wedding, role: 'helper' }) });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/You can read these messages/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
  });

  test.each([
    ['booked-elsewhere', 'couple', 'You closed this conversation: you booked elsewhere.'],
    ['not-available', 'supplier', 'The Copper Spoon isn’t available and closed this conversation.'],
  ] as const)('ends with a conversation that was closed (%s)', async (closedReason, closedBy, words) => {
    await openThread({ conversation: { closedAt: '2026-11-19T12:00:00.000Z', closedReason, closedBy } });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open again' }) !== null).toBe(closedBy === 'couple');
  });

  const ended = { closedAt: '2026-11-19T12:00:00.000Z', closedReason: 'not-needed', closedBy: null } as const;

  test('that fell silent is opened again; where there is no room, it says so', async () => {
    const asked: unknown[] = [];
    const host = await openThread({
      conversation: ended,
      api: {
        reopenConversation: ({ params }) => {
          asked.push(params);
          throw new ApiError('refused', 409, 'enquiry-limit-reached', 'The wedding has the most open enquiries.');
        },
      },
    });
    expect(screen.getByText('Nobody wrote here for 60 days, so this conversation was closed.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
    expect(asked).toEqual([{ id: 'c1' }]);
    expect(host.shown[0]?.text).toMatch(/^You already have as many enquiries/);
  });

  test('opens it again, says so in place of the word that it is closed, and goes on in the field', async () => {
    const host = await openThread({ conversation: ended, api: { reopenConversation: () => ({}) } });
    await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
    expect(host.shown).toEqual([
      expect.objectContaining({
        about: 'conversation c1',
        text: 'The conversation with The Copper Spoon is open again',
      }),
    ]);
  });
});

test('a thread keeps all of itself within it, and tells notices that its form is docked', async () => {
  await openThread({ said: { m1: {} } });
  // Otherwise text for screen readers makes the page as long as the thread, and the page scrolls under it.
  expect(getComputedStyle(screen.getByRole('log', { name: 'Messages' })).position).toBe('relative');
  expect(field().closest('form')).toHaveAttribute('data-docked-form');
});

test('whoever is booked is not asked for a price, another day or to be booked [19]', async () => {
  const asked = '2026-11-19T10:00:00.000Z';
  const said = { lastMessage: { body: 'See you!', from: 'supplier' as const, createdAt: asked } };
  const host = await openThread({ conversation: said });
  expect(screen.getByRole('button', { name: 'We’d like to book' })).toBeVisible();
  const flags = { shortlisted: true, booked: true, enquired: true, ignored: false, customSupplier: false };
  const booked = {
    name: 'The Copper Spoon',
    type: 'caterers',
    slug: 'spoon',
    publicId: 'GB100001',
    updatedAt: asked,
    ...flags,
  };
  const collection = collections.shortlist('w1');
  await act(() => host.firestore.commit([{ kind: 'set', collection, id: 'GB100001', data: booked }]));
  expect(screen.queryByRole('button', { name: 'We’d like to book' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Could we do another day?' })).toBeNull();
  expect(field()).toBeVisible();
});

const listed = async (host: Awaited<ReturnType<typeof openThread>>): Promise<void> => {
  const flags = { shortlisted: true, booked: false, enquired: true, ignored: false, customSupplier: false };
  const copper = { name: 'The Copper Spoon', type: 'caterers', slug: 'spoon', publicId: 'GB100001', ...flags };
  const data = { ...copper, updatedAt: '2026-11-19T10:00:00.000Z' };
  const collection = collections.shortlist('w1');
  await act(() => host.firestore.commit([{ kind: 'set', collection, id: 'GB100001', data }]));
};
const toBooking = () => screen.queryByRole('link', { name: 'Mark as booked' });

test('the head of a thread leads to the booking of whoever is on the list, without a price too [19]', async () => {
  const host = await openThread({ said: { m1: {} } });
  expect(toBooking()).toBeNull();
  await listed(host);
  expect(toBooking()).toHaveAttribute('href', '/uk/shortlist?book=GB100001');
});

test('a closed thread leads to no booking [19]', async () => {
  const closedAt = '2026-11-19T12:00:00.000Z';
  const conversation = { closedAt, closedReason: 'not-needed' as const, closedBy: 'couple' as const };
  await listed(await openThread({ said: { m1: {} }, conversation }));
  expect(toBooking()).toBeNull();
});

describe('short answers of a couple who wait', () => {
  const asked = (createdAt: string) => ({ lastMessage: { body: 'Are you free?', from: 'couple' as const, createdAt } });
  const again = () => screen.queryByRole('button', { name: 'Did you get our message?' });

  test('asks again only after days of silence [R1-15]', async () => {
    await openThread({ conversation: asked('2026-11-20T09:59:00.000Z') });
    expect(field()).toHaveAttribute('placeholder', 'Write a message');
    expect(again()).toBeNull();
    await takeAway();
    await openThread({ conversation: asked('2026-11-10T10:00:00.000Z') });
    expect(again()).toBeVisible();
  });
});
