import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { Callout, Heading, PosyMark, Skeleton } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { InvitationLink } from './accept-queries';
import { WhenAndWhere } from './when-and-where';

interface Props {
  link: InvitationLink;
  /** Shown when the invitation cannot be read or has ended. */
  children: ReactNode;
}

/** The invitation as the head of the form: whose plan it is, who invites, and to which wedding. */
export const InvitationReminder = ({ link, children }: Props) => {
  const { formatMessage } = useIntl();
  const { api } = useHost();
  const { data, error, fetchStatus } = useQuery({
    queryKey: ['invitation', link.id, link.nonce],
    queryFn: ({ signal }) => api.call('readInvitation', { body: link }, { signal }),
  });
  // Without a connection the invitation is not read: the form stands alone until there is one.
  if (error === null && data === undefined && fetchStatus !== 'paused') return <Skeleton height={148} />;
  if (data === undefined || data.state !== 'open') return children;
  const name = data.invitedBy;
  return (
    <>
      <Heading level={1}>{formatMessage({ id: 'collab.accept.head' }, { name })}</Heading>
      <Callout
        hue="peony"
        icon={<PosyMark size={28} />}
        title={formatMessage({ id: `collab.accept.title.${data.role}` }, { name })}
      >
        <WhenAndWhere invitation={data} />
        {formatMessage({ id: 'collab.accept.after' })}
      </Callout>
    </>
  );
};
