import { type MemoryFirestore, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { type EndpointInput, endpoints } from '@posy/shared-contracts/endpoints';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { clientIdOf, names, openInbox, seed } from '#testing/open-inbox';

describe('what is done with a conversation', () => {
  const serverOf = (firestore: MemoryFirestore, done: unknown[]): TestHostOptions['api'] => ({
    archiveConversation: async ({ body }) => {
      const { archived } = parse(endpoints.archiveConversation.body, body);
      done.push({ archived });
      const change = { 'archived.couple': archived, 'archived.supplier': false };
      await firestore.commit([{ kind: 'update', collection: collections.conversations(), id: 'c1', data: change }]);
      return {};
    },
    blockConversation: async ({ body }) => {
      const { blocked } = parse(endpoints.blockConversation.body, body);
      done.push({ blocked });
      const mark = blocked ? { by: 'couple', at: '2026-11-20T12:00:00.000Z' } : null;
      const write = { kind: 'update' as const, collection: collections.conversations(), id: 'c1' };
      await firestore.commit([{ ...write, data: { blocked: mark } }]);
      return {};
    },
    closeConversation: async ({ body }) => {
      const { reason } = parse(endpoints.closeConversation.body, body);
      done.push({ reason });
      const data = { closedAt: '2026-11-20T12:00:00.000Z', closedReason: reason, closedBy: 'couple' };
      await firestore.commit([{ kind: 'update', collection: collections.conversations(), id: 'c1', data }]);
      return {};
    },
    reportMessage: (input) => {
      done.push(input);
      return {};
    },
  });
  const openWith = async (done: unknown[], more: TestHostOptions['api'] = {}, path = '/uk/inbox?conversationId=c1') => {
    const firestore = seed();
    return openInbox(path, { firestore, api: { ...serverOf(firestore, done), ...more } });
  };
  const act1 = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^More for/ }));
    await userEvent.click(screen.getByRole('menuitem', { name }));
  };

  test('put away, it leaves the list, and comes back with undo', async () => {
    const done: unknown[] = [];
    const host = await openWith(done);
    await act1('Put away');
    expect(names()).toEqual(['Fern & Fable']);
    const notice = host.shown.at(-1);
    expect(notice).toMatchObject({ text: 'The Copper Spoon is put away', action: { label: 'Undo' } });
    await act(async () => notice?.action?.run());
    expect(done).toEqual([{ archived: true }, { archived: false }]);
    expect(names()).toContain('The Copper Spoon');
  });

  test('a refusal is said with another try, and nothing has moved', async () => {
    const host = await openWith([], {
      archiveConversation: () => {
        throw new ApiError('refused', 403, 'not-allowed', '');
      },
    });
    await act1('Put away');
    expect(host.shown.at(-1)).toMatchObject({ tone: 'error', action: { label: 'Try again' } });
    expect(names()).toHaveLength(2);
  });

  test('blocked, nobody writes, and it can be taken back', async () => {
    const done: unknown[] = [];
    await openWith(done);
    await act1('Block');
    expect(screen.getByText(/You’ve blocked The Copper Spoon/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Write to/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(screen.getByRole('textbox', { name: /Write to/ })).toBeVisible();
    expect(done).toEqual([{ blocked: true }, { blocked: false }]);
  });

  test('closed with kind words, which go out once though the closing takes two tries', async () => {
    const done: unknown[] = [];
    const sent: unknown[] = [];
    let tries = 0;
    const firestore = seed();
    const server = serverOf(firestore, done);
    await openInbox('/uk/inbox?conversationId=c1', {
      firestore,
      api: {
        ...server,
        sendMessage: ({ body }) => {
          sent.push(clientIdOf(body));
          return { messageId: clientIdOf(body) };
        },
        closeConversation: (input, file) => {
          tries += 1;
          if (tries === 1) throw new ApiError('offline', 0, 'offline', '');
          return server?.closeConversation?.(input, file) ?? {};
        },
      },
    });
    await act1('We booked elsewhere…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' }).value).toMatch(
      /^Thank you so much/,
    );
    const close = () => userEvent.click(dialog.getByRole('button', { name: 'Close the conversation' }));
    await close();
    expect(await dialog.findByRole('alert')).toHaveTextContent('There’s no connection just now.');
    await close();
    expect(await screen.findByText('You closed this conversation: you booked elsewhere.')).toBeVisible();
    expect(done).toEqual([{ reason: 'booked-elsewhere' }]);
    expect(new Set(sent).size).toBe(1);
  });

  test('a message of the other side is reported, with a reason', async () => {
    const done: EndpointInput<'reportMessage'>[] = [];
    const host = await openWith(done, {}, '/uk/inbox?conversationId=c2');
    await act1('Report a message…');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Rude or threatening' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    expect(done).toEqual([{ params: { id: 'c2', messageId: 'm2' }, body: { reason: 'rude', words: '' } }]);
    expect(host.shown.at(-1)?.text).toMatch(/^Thank you/);
  });
});
