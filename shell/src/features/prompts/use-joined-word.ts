import { useHost, useSignedIn } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import { mayManage } from '@posy/shared-contracts/rules';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { deviceStore } from '#adapters/storage/json-store';
import { useShell } from '#host/shell-context';

/** The key of the known members of a wedding. A sign-out removes it. */
const knownMembersKey = 'posy-known-members';
const knownMembersSchema = v.object({ weddingId: v.string(), uids: v.array(v.string()) });

/** Returns the members who joined since this device last read the wedding; none at the first read. */
const newcomers = (weddingId: string, roles: Wedding['roles']): string[] => {
  const known = deviceStore.read(knownMembersKey, knownMembersSchema);
  const uids = Object.keys(roles);
  deviceStore.write(knownMembersKey, { weddingId, uids });
  return known?.weddingId === weddingId ? uids.filter((uid) => !known.uids.includes(uid)) : [];
};

/** Notifies the inviter that somebody accepted their invitation, at once or at the next visit. */
export const useJoinedWord = (): void => {
  const { api, notices, navigate, telemetry } = useHost();
  const { market } = useShell();
  const { formatMessage } = useIntl();
  const person = useSignedIn();
  const wedding = person?.wedding ?? null;
  const mayInvite = person !== null && person.role !== null && mayManage(person.role, 'helper');
  const weddingId = wedding?.id;
  const uid = person?.uid;
  const roles = wedding?.roles;
  useEffect(() => {
    if (weddingId === undefined || roles === undefined || !mayInvite) return;
    const came = newcomers(weddingId, roles).filter((one) => one !== uid);
    if (came.length === 0) return;
    const report = async (): Promise<void> => {
      const { collaborators } = await api.call('fetchCollaborators', { body: { weddingId } });
      for (const { id, name, email, role } of collaborators.filter((one) => came.includes(one.id)))
        notices.show({
          tone: 'success',
          emoji: '🎉',
          about: `joining of ${id}`,
          text: formatMessage({ id: 'shell.joined' }, { name: name.trim() || email, role }),
          open: {
            label: formatMessage({ id: 'shell.joined.open' }),
            run: () => navigate(paths.collaboration(market.prefix)),
          },
        });
    };
    report().catch((error: unknown) => telemetry.error('joined', error));
  }, [api, formatMessage, market, mayInvite, navigate, notices, roles, telemetry, uid, weddingId]);
};
