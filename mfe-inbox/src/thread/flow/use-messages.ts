import { type Live, useLive, useLives } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Message } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import { useCallback, useMemo, useState } from 'react';
import { continues, inOrder, pushedOut } from '../rules/pages';

type Page = Identified<Message>[];

/** Number of messages that one step up loads. */
export const pageSize = 40;

/** Number of messages that a device stores to show at once: a little more than a window shows. */
const firstLook = 20;

const pageOf = (conversationId: string): FirestoreQuery<Message> => ({
  collection: collections.messages(conversationId),
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: pageSize,
});

const newestOf = (conversationId: string): FirestoreQuery<Message> => ({ ...pageOf(conversationId), firstLook });

/**
 * The messages until an instant. Instants are read to the millisecond but stored more exactly: the whole millisecond is
 * included.
 */
const pageUntil = (conversationId: string, instant: string): FirestoreQuery<Message> => ({
  ...pageOf(conversationId),
  where: [{ field: 'createdAt', op: '<', value: new Date(Date.parse(instant) + 1) }],
  page: true,
});

interface NewestMessages {
  page: Page;
  all: Page;
  /** Increments when, after a time offline, no known message is in the newest page. */
  run: number;
}

/**
 * The newest page with the messages that newer ones pushed out of it while the thread is open: earlier pages begin
 * below them.
 */
const useNewest = (live: Live<Page>): NewestMessages | null => {
  const [known, setKnown] = useState<NewestMessages | null>(null);
  const page = live.value;
  if (page === null || page === known?.page) return known;
  const isNext = known !== null && continues(known.all, page);
  const newest: NewestMessages = isNext
    ? { page, all: [...page, ...pushedOut(known.all, page, pageSize)], run: known.run }
    : { page, all: page, run: (known?.run ?? 0) + 1 };
  setKnown(newest);
  return newest;
};

const noStarts: readonly string[] = [];
const noPage: Page = [];

/** Returns the same list while its items are the same. */
const useSameItems = <T>(items: readonly T[]): readonly T[] => {
  const [known, setKnown] = useState(items);
  if (known.length === items.length && items.every((item, at) => item === known[at])) return known;
  setKnown(items);
  return items;
};

/**
 * The end of a conversation, live, oldest first, and the command that loads earlier messages: one page at a time, each
 * read on its own, so that the twentieth costs as much as the first.
 */
export const useMessages = (conversationId: string) => {
  const live = useLive(newestOf(conversationId));
  const { all: newest = null, run = 0 } = useNewest(live) ?? {};
  // The starts of earlier pages, below the newest page of one run.
  const [below, setBelow] = useState<{ run: number; starts: readonly string[] }>({ run, starts: noStarts });
  const starts = below.run === run ? below.starts : noStarts;
  const earlier = useLives(starts.map((instant) => pageUntil(conversationId, instant)));
  // The database reports a page again when it is confirmed, though nothing of it changed.
  const pages = useSameItems(earlier.map(({ value }) => value ?? noPage));
  const messages = useMemo(() => (newest === null ? null : inOrder([newest, ...pages])), [newest, pages]);
  const top = earlier.length === 0 ? newest : (earlier.at(-1)?.value ?? null);
  const hasOlder = top === null ? earlier.length > 0 : top.length >= pageSize;
  const next = top === null || !hasOlder ? undefined : messages?.[0]?.createdAt;
  return {
    messages,
    status: live.status,
    retry: live.retry,
    hasOlder,
    isLoadingOlder: top === null && earlier.length > 0,
    showOlder: useCallback((): void => {
      if (next === undefined || starts.includes(next)) return;
      setBelow({ run, starts: [...starts, next] });
    }, [next, run, starts]),
  };
};
