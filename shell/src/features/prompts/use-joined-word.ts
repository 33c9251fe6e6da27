import { useHost, useSignedIn } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import { mayManage } from '@posy/shared-contracts/rules';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { deviceStore } from '#adapters/storage/json-store';
import { useShell } from '#host/shell-context';

/** Who is known here to be in a wedding. Signing out removes it. */
const knownMembersKey = 'posy-known-members';
const knownMembersSchema = v.object({ weddingId: v.string(), uids: v.array(v.string()) });

/** Who came since this device last looked; nobody where it looks at the wedding for the first time. */
const newcomers = (weddingId: string, roles: Wedding['roles']): string[] => {
  const known = deviceStore.read(knownMembersKey, knownMembersSchema);
  const uids = Object.keys(roles);
  deviceStore.write(knownMembersKey, { weddingId, uids });
  return known?.weddingId === weddingId ? uids.filter((uid) => !known.uids.includes(uid)) : [];
};

/** Tells who invites that somebody took their invitation, at once or with the next visit. */
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
