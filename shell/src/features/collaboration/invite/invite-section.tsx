import { mayManage } from '@posy/shared-contracts/rules';
import { Callout, Section, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { WeddingGuard } from '../wedding-guard';
import { InviteForm } from './invite-form';
import { type MadeLink, NewLink } from './new-link';

/** Invites somebody by e-mail or by link. Source: S2-route-17. */
export const InviteSection = () => {
  const { formatMessage } = useIntl();
  const [made, setMade] = useState<MadeLink | null>(null);
  return (
    <WeddingGuard>
      {(member) => (
        <Section title={formatMessage({ id: 'collab.invite.title' })}>
          <Text tone="soft">{formatMessage({ id: 'collab.invite.lead' })}</Text>
          {made === null ? null : <NewLink made={made} wedding={member.wedding} onClose={() => setMade(null)} />}
          {mayManage(member.role, 'helper') ? (
            <InviteForm member={member} onLink={setMade} />
          ) : (
            <Callout>{formatMessage({ id: 'collab.invite.notYours' })}</Callout>
          )}
        </Section>
      )}
    </WeddingGuard>
  );
};
