import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { sessionDrafts } from '#adapters/stored/session-drafts';
import type { InvitationLink } from './accept-queries';

const key = 'join';

/**
 * The invitation that a person accepted before logging in. It is stored in this tab, never in an address: a link sent
 * by somebody else must not accept for them.
 */
export const joinIntent = {
  set: (id: string): void => sessionDrafts.write(key, id),
  /** Returns true once if the person accepted this invitation. */
  take(id: string): boolean {
    const isMeant = sessionDrafts.read(key, v.string()) === id;
    if (isMeant) sessionDrafts.write(key, null);
    return isMeant;
  },
};

/** Joins without another question when the person accepted before signing up. */
export const useJoinAtOnce = ({ id }: InvitationLink, join: () => void): void => {
  const latest = useRef(join);
  useEffect(() => {
    latest.current = join;
  });
  useEffect(() => {
    if (joinIntent.take(id)) latest.current();
  }, [id]);
};
