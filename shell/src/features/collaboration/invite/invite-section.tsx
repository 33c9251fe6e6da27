import { mayManage } from '@posy/shared-contracts/rules';
import { Callout, Section, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { WeddingGuard, type WeddingMember } from '../wedding-guard';
import { InviteForm } from './invite-form';
import { type MadeLink, NewLink } from './new-link';

/** A new link and the members at that time: it works once, so it is hidden when another member joined. */
const useMadeLink = ({ wedding: { roles } }: WeddingMember) => {
  const [made, setMade] = useState<{ link: MadeLink; among: readonly string[] } | null>(null);
  const isTaken =
    made !== null && Object.entries(roles).some(([uid, role]) => role === made.link.role && !made.among.includes(uid));
  return {
    link: isTaken ? null : (made?.link ?? null),
    show: (link: MadeLink) => setMade({ link, among: Object.keys(roles) }),
    close: () => setMade(null),
  };
};

const Inviting = ({ member }: { member: WeddingMember }) => {
  const { formatMessage } = useIntl();
  const { link, show, close } = useMadeLink(member);
  return (
    <Section title={formatMessage({ id: 'collab.invite.title' })}>
      <Text tone="soft">{formatMessage({ id: 'collab.invite.lead' })}</Text>
      {link === null ? null : <NewLink made={link} wedding={member.wedding} onClose={close} />}
      {mayManage(member.role, 'helper') ? (
        <InviteForm member={member} onLink={show} />
      ) : (
        <Callout>{formatMessage({ id: 'collab.invite.notYours' })}</Callout>
      )}
    </Section>
  );
};

/** Invites a person by e-mail or by link. Source: S2-route-17. */
export const InviteSection = () => <WeddingGuard>{(member) => <Inviting member={member} />}</WeddingGuard>;
