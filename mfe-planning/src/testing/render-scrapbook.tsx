import type { Photo } from '@posy/shared-contracts/entities';
import { act, screen } from '@testing-library/react';
import { renderPlanning } from './render-planning';

/** A photo as the server returns it. */
export const uploaded = (id: string): Photo => ({ path: `/photos/${id.padEnd(32, 'x')}`, portrait: false });

/** Renders the scrapbook's screens and records the requests to the server. */
const renderScrapbook = async (path: string, api: NonNullable<Parameters<typeof renderPlanning>[0]['api']> = {}) => {
  const deleted: string[] = [];
  const page = await renderPlanning({
    path,
    api: {
      deletePhoto: ({ params }) => {
        deleted.push(params?.id ?? '');
        return {};
      },
      ...api,
    },
  });
  const published: unknown[] = [];
  page.host.busHost.forRemote('mfe-test').subscribe('note.saved', (payload) => void published.push(payload));
  const notes = () => page.firestore.documents(`weddings/${page.weddingId}/notes`);
  const add = (id: string, fields: Record<string, unknown>) =>
    act(() =>
      page.firestore.commit([
        {
          kind: 'set',
          collection: { path: `weddings/${page.weddingId}/notes`, schema: undefined as never },
          id,
          data: {
            title: id,
            body: '',
            createdAt: '2026-11-01T10:00:00.000Z',
            updatedAt: '2026-11-01T10:00:00.000Z',
            ...fields,
          },
        },
      ]),
    );
  return { ...page, notes, add, deleted, published };
};

/** Renders the scrapbook for the tests of the calling file and unmounts it after each. */
export const scrapbookPages = (): typeof renderScrapbook => {
  let leave: () => Promise<void> = async () => undefined;
  afterEach(async () => {
    await leave();
    localStorage.clear();
  });
  return async (...given) => {
    const page = await renderScrapbook(...given);
    leave = page.leave;
    return page;
  };
};

/** Finds the open note. */
export const openNote = () => screen.findByRole('dialog');
