import { collections } from '@posy/shared-contracts/collections';
import { type Access, accessAreas } from '@posy/shared-contracts/entities';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { HostProvider } from '../host/host-context';
import { createTestHost, exampleSignedIn, exampleWedding } from '../testing';
import { repliedIn, useTalks } from './use-talks';

const at = '2026-11-18T10:00:00.000Z';
const talk = (id: string, changes: object) => ({
  kind: 'set' as const,
  collection: collections.conversations(),
  id,
  data: {
    ...{ weddingId: 'w1', supplierId: id, supplierName: id, supplierType: 'florists', supplierSlug: 'x' },
    ...{ coupleName: 'Maya and Tom', weddingDate: null, memberUids: ['u1'], unread: { couple: 0, supplier: 0 } },
    ...{ custom: { repliedByCouple: null }, createdAt: at, firstReplyAt: null },
    lastMessage: { body: 'Hello', from: 'couple' as const, createdAt: at },
    ...changes,
  },
});

const read = async ({ hasAsked = true, access = 'edit' as Access['inbox'] } = {}) => {
  const areas = { ...Object.fromEntries(accessAreas.map((area) => [area, 'edit'])), inbox: access } as Access;
  const wedding = exampleWedding({ roles: { u1: 'helper', u2: 'owner' }, access: { u1: areas } });
  const host = createTestHost({ session: exampleSignedIn({ wedding, role: 'helper' }) });
  await host.firestore.commit([
    talk('answered', { firstReplyAt: at }),
    talk('silent', {}),
    talk('former', { weddingId: 'w0', firstReplyAt: at }),
    talk('others', { memberUids: ['u2'], firstReplyAt: at }),
  ]);
  const wrapper = ({ children }: PropsWithChildren) => createElement(HostProvider, { value: host }, children);
  const { result } = renderHook(() => useTalks(hasAsked), { wrapper });
  await act(async () => undefined);
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  return result.current.talks;
};

test('a wedding’s conversations are those of the open wedding that this member is in, and say who answered', async () => {
  const talks = await read();
  expect([...talks.keys()].toSorted()).toEqual(['answered', 'silent']);
  expect([...repliedIn(talks)]).toEqual(['answered']);
});

test('nothing is read where nobody was asked, and for a member who may not read the messages', async () => {
  expect((await read({ hasAsked: false })).size).toBe(0);
  expect((await read({ access: 'none' })).size).toBe(0);
});
