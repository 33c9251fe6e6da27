import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { fileFault } from '@posy/remote-kit/uploads';
import { fileSize } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { Attachment } from '@posy/shared-contracts/entities';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleConversation } from '#testing/example-conversation';
import { profileAnswer, show } from '#testing/shown';
import { Thread } from '../thread';
import { nextTray } from './tray-state';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const stored: Attachment = { id: 'a'.repeat(32), name: 'menu.pdf', type: 'application/pdf', bytes: 245_760 };
const pdf = new File(['%PDF-1.7'], 'menu.pdf', { type: 'application/pdf' });
const offline = () => new ApiError('offline', 0, 'offline', 'The server could not be reached.');

const open = async (api: TestHostOptions['api'] = {}, said: Record<string, object> = {}): Promise<TestHost> => {
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/inbox?conversationId=c1',
    firestore: createMemoryFirestore({
      'conversations/c1/messages': Object.fromEntries(
        Object.entries(said).map(([id, one]) => [
          id,
          { from: 'supplier', senderUid: 's1', body: 'Hello', createdAt: '2026-11-19T10:00:00.000Z', ...one },
        ]),
      ),
    }),
    api: { supplier: () => profileAnswer(), updateConversation: () => ({}), uploadAttachment: () => stored, ...api },
  });
  await show(<Thread conversation={exampleConversation('c1')} side="couple" />, host);
  return host;
};
const choose = () => userEvent.upload(screen.getByLabelText('Add a picture or PDF', { selector: 'input' }), pdf);
const sending = (sent: EndpointInput<'sendMessage'>['body'][]): TestHostOptions['api'] => ({
  sendMessage: ({ body }) => {
    sent.push(body);
    return { messageId: String(body?.clientId) };
  },
});

describe('a file that goes along', () => {
  test('is uploaded at once and sent after the words, under its name', async () => {
    const sent: EndpointInput<'sendMessage'>['body'][] = [];
    await open(sending(sent));
    await choose();
    expect(await screen.findByText('240 kB, goes with your message')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox'), 'Our menu');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toMatchObject([
      { body: 'Our menu' },
      { body: 'menu.pdf', content: { kind: 'attachment', attachment: { id: stored.id } } },
    ]);
    expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
    expect(screen.getByRole('region', { name: 'menu.pdf' })).toBeVisible();
  });

  test('is pasted or dropped as well, and left out again', async () => {
    await open();
    fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { files: [pdf] } });
    fireEvent.drop(screen.getByRole('textbox'), { dataTransfer: { files: [pdf] } });
    const out = await screen.findAllByRole('button', { name: 'Leave menu.pdf out' });
    expect(out).toHaveLength(2);
    for (const button of out) await userEvent.click(button);
    expect(screen.queryByRole('list', { name: 'Files to send' })).toBeNull();
  });

  test('waits for the connection and goes on by itself', async () => {
    let tries = 0;
    const host = await open({
      uploadAttachment: () => {
        tries += 1;
        if (tries === 1) throw offline();
        return stored;
      },
    });
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^There’s no connection/);
    act(() => host.online.set(false));
    await act(async () => host.online.set(true));
    expect(await screen.findByText('240 kB, goes with your message')).toBeVisible();
  });

  test.each([
    ['attachment-type', 415, 'Choose a PDF, or a JPEG, PNG, WebP or HEIC picture.', false],
    ['attachment-quota', 409, 'You’ve sent as many files as we can keep.', false],
    ['internal', 500, 'Something went wrong on our side. Try again in a moment.', true],
  ])(
    'that the server refuses says why (%s), and is tried again where that may help',
    async (code, status, words, may) => {
      await open({
        uploadAttachment: () => {
          throw new ApiError(status === 500 ? 'server' : 'refused', status, code, 'No.');
        },
      });
      await choose();
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(may);
    },
  );

  test('is looked at before it goes anywhere', () => {
    expect(fileFault({ size: 11 * 1024 * 1024, type: 'image/png' })).toBe('too-large');
    expect(fileFault({ size: 0, type: 'image/png' })).toBe('unreadable');
    expect(fileFault({ size: 10, type: 'text/html' })).toBe('type');
    expect(fileFault({ size: 10, type: '' })).toBeNull();
    expect(fileFault({ size: 10, type: 'image/heic' })).toBeNull();
  });

  test('that was left out does not come back with a late answer', () => {
    const added = nextTray([], {
      type: 'added',
      files: [{ key: 'k', file: pdf, state: { kind: 'uploading', share: 0 } }],
    });
    const left = nextTray(added, { type: 'removed', keys: ['k'] });
    expect(nextTray(left, { type: 'changed', key: 'k', state: { kind: 'ready', attachment: stored } })).toEqual([]);
  });

  test('has a size in words', () => {
    expect([fileSize(200, 'en-GB'), fileSize(1_600_000, 'de-DE')]).toEqual(['1 kB', '1,5 MB']);
  });
});

describe('a file that came', () => {
  const picture = { id: 'b'.repeat(32), name: 'room.webp', type: 'image/webp', bytes: 9000 };
  test('is seen where it is a picture, and larger when it is pressed', async () => {
    const asked: unknown[] = [];
    const attachmentLink = ({ params }: EndpointInput<'attachmentLink'>) => {
      asked.push(params);
      return { path: '/attachments/b?x=1', expiresAt: '2026-11-20T12:05:00.000Z' };
    };
    await open({ attachmentLink }, { m1: { body: 'room.webp', kind: 'attachment', attachment: picture } });
    await userEvent.click(await screen.findByRole('button', { name: 'See room.webp larger' }));
    expect(screen.getByRole('img', { name: 'room.webp' })).toHaveAttribute('src', '/attachments/b?x=1');
    expect(asked).toEqual([{ id: 'c1', attachmentId: picture.id }]);
    expect(screen.getByRole('button', { name: 'Download, 9 kB' })).toBeVisible();
  });

  test('is saved where it is a PDF, by an address of that moment; where it cannot be, it says so', async () => {
    const host = await open(
      {
        attachmentLink: () => {
          throw offline();
        },
      },
      { m1: { kind: 'attachment', attachment: stored } },
    );
    expect(screen.getByText('Hello')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download, 240 kB' }));
    expect(host.shown.map(({ text }) => text)).toEqual(['menu.pdf can’t be opened just now. Try again in a moment.']);
  });
});
