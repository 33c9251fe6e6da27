import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { Callout, PosyMark } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import type { InvitationLink } from './accept-queries';
import { WhenAndWhere } from './when-and-where';

const Reminder = styled.div`
  margin-block-end: 24px;
`;

/** What somebody signs up for, kept in view: who invites them, and to which wedding. Nothing where it cannot be read. */
export const InvitationReminder = ({ link }: { link: InvitationLink }) => {
  const { formatMessage } = useIntl();
  const { api } = useHost();
  const { data } = useQuery({
    queryKey: ['invitation', link.id, link.nonce],
    queryFn: ({ signal }) => api.call('readInvitation', { body: link }, { signal }),
  });
  if (data === undefined || data.state !== 'open') return null;
  const title = formatMessage({ id: `collab.accept.title.${data.role}` }, { name: data.invitedBy });
  return (
    <Reminder>
      <Callout hue="peony" icon={<PosyMark size={28} />} title={title}>
        <WhenAndWhere invitation={data} />
        {formatMessage({ id: 'collab.accept.after' })}
      </Callout>
    </Reminder>
  );
};
