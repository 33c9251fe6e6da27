import { useHost, useReadable } from '@posy/remote-kit';
import { callFailure } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { OwnProfile } from '@posy/shared-contracts/entities';
import { useEffect, useRef, useState } from 'react';
import { useSettled } from '#supplier/rules/use-settled';
import { sentOf } from './writing/sent';

export type Read = EndpointOutput<'ownProfile'>;
type Drafted = EndpointOutput<'saveOwnProfile'>;

/** A draft is saved this long after the last letter. */
const saveAfterMs = 700;
/** Steps back that are remembered. */
const mostSteps = 100;

/** The state of the draft: unsaved, on its way, stored by the server, or stopped by a failure. */
export type Standing = 'waiting' | 'saving' | 'saved' | 'published' | 'changed-elsewhere' | 'connection' | 'failed';

const standingOf = (error: unknown): Standing => {
  if (error instanceof ApiError && error.code === 'profile-changed') return 'changed-elsewhere';
  return callFailure(error) === 'connection' ? 'connection' : 'failed';
};

/**
 * The draft, its earlier steps, and the server's answer to it. One call runs at a time, and the next one sends the
 * latest words.
 */
export const useEditor = (supplierId: string, read: Read) => {
  const { api, online, telemetry } = useHost();
  const isOnline = useReadable(online);
  const [own, setOwn] = useState(read.own);
  const [past, setPast] = useState<readonly OwnProfile[]>([]);
  const [drafted, setDrafted] = useState<Drafted>(read);
  const [standing, setStanding] = useState<Standing>('saved');
  const settled = useSettled(own, saveAfterMs);
  const server = useRef({ revision: read.revision, own: read.own });
  const work = useRef<Promise<void>>(Promise.resolve());
  const isGone = useRef(false);
  const failure = useRef<Standing | null>(null);
  const call = (name: 'saveOwnProfile' | 'publishOwnProfile', words: OwnProfile): Promise<void> => {
    work.current = work.current.then(async () => {
      if (name === 'saveOwnProfile' && server.current.own === words) return;
      if (!isGone.current) setStanding('saving');
      try {
        const { revision, own: before } = server.current;
        const answer = await api.call(name, { body: { supplierId, revision, own: sentOf(words, before) } });
        server.current = { revision: answer.revision, own: words };
        failure.current = null;
        if (isGone.current) return;
        setDrafted(answer);
        setStanding(name === 'saveOwnProfile' ? 'saved' : 'published');
      } catch (error) {
        telemetry.error('profile', error);
        failure.current = standingOf(error);
        if (!isGone.current) setStanding(failure.current);
      }
    });
    return work.current;
  };
  const save = useRef(call);
  save.current = call;
  const latest = useRef(own);
  latest.current = own;
  useEffect(() => void save.current('saveOwnProfile', settled), [settled]);
  // Words that a lost connection left unsaved are sent as soon as there is one.
  useEffect(() => {
    if (isOnline && failure.current === 'connection') void save.current('saveOwnProfile', latest.current);
  }, [isOnline]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      // The last letters have not settled yet. Words on an older version would be refused again.
      if (failure.current !== 'changed-elsewhere') void save.current('saveOwnProfile', latest.current);
    };
  }, []);
  return {
    own,
    drafted,
    standing: settled === own ? standing : ('waiting' as const),
    canUndo: past.length > 0,
    change(part: Partial<OwnProfile>): void {
      // Letters of one word are one step: what was settled before them is what undo leads back to.
      if (own === settled || past.length === 0) setPast([...past, own].slice(-mostSteps));
      setOwn({ ...own, ...part });
    },
    undo(): void {
      const last = past.at(-1);
      if (last === undefined) return;
      setPast(past.slice(0, -1));
      setOwn(last);
    },
    /** Returns false when somebody else's change stops the words for good; rejects when a later try may succeed. */
    save: async (): Promise<boolean> => {
      await call('saveOwnProfile', own);
      if (server.current.own === own) return true;
      if (failure.current === 'changed-elsewhere') return false;
      throw new Error('The draft is not saved.');
    },
    publish: () => void call('publishOwnProfile', own),
  };
};

export type Editor = ReturnType<typeof useEditor>;
