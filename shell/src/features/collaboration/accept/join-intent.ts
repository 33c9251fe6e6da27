import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { sessionDrafts } from '#adapters/stored/session-drafts';
import type { InvitationLink } from './accept-queries';

const key = 'join';

/**
 * Which invitation somebody said yes to before they had logged in. Kept in this tab and never in an address: a link that
 * somebody sends cannot say it for them.
 */
export const joinIntent = {
  set: (id: string): void => sessionDrafts.write(key, id),
  /** Whether it was this one; said once. */
  take(id: string): boolean {
    const isMeant = sessionDrafts.read(key, v.string()) === id;
    if (isMeant) sessionDrafts.write(key, null);
    return isMeant;
  },
};

/** Joins without asking again who said so before they signed up. */
export const useJoinAtOnce = ({ id }: InvitationLink, join: () => void): void => {
  const latest = useRef(join);
  useEffect(() => {
    latest.current = join;
  });
  useEffect(() => {
    if (joinIntent.take(id)) latest.current();
  }, [id]);
};
