import styled from '@emotion/styled';
import { mayManage } from '@posy/shared-contracts/rules';
import { Button, InlineError, media, Stack } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AreaAccess } from '../area-access';
import { firstAccess, opensAny } from '../areas';
import type { Collaborator, GivenRole } from '../collaboration-queries';
import type { WeddingMember } from '../wedding-guard';
import { nameOf } from './member-name';
import { RemoveMember } from './remove-member';
import type { MemberChoice, MemberDraft } from './use-member-draft';
import { useSaveMember } from './use-save-member';

const Panel = styled.div`
  display: grid;
  gap: 20px;
  padding: 4px 16px 20px;
  ${media.tablet} {
    padding-inline: 20px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: space-between;
`;

interface Props {
  id: string;
  collaborator: Collaborator;
  member: WeddingMember;
  /** The unsaved choice. */
  draft: MemberDraft;
  onDone: () => void;
}

/** Edits the role and the areas of a member, saved together, and can end their access. Source: D-role-01, D-role-02. */
export const MemberEditor = ({ id, collaborator, member, draft, onDone }: Props) => {
  const { formatMessage } = useIntl();
  const name = nameOf(collaborator);
  const { save, isSaving } = useSaveMember(member.wedding, collaborator.id, name);
  const before: MemberChoice = { role: collaborator.role as GivenRole, access: collaborator.access ?? firstAccess };
  const chosen = draft.chosen ?? before;
  const { role, access } = chosen;
  const [isAsked, setAsked] = useState(false);
  const isClosed = role === 'helper' && !opensAny(access);
  const submit = (): void => {
    setAsked(true);
    if (!isClosed) save(chosen, onDone);
  };
  return (
    <Panel id={id} role="group" aria-label={formatMessage({ id: 'collab.member.editor' }, { name })}>
      {mayManage(member.role, 'partner') ? (
        <Segment
          label={formatMessage({ id: 'collab.member.role' }, { name })}
          value={role}
          options={(['partner', 'helper'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `collab.role.${value}` }),
          }))}
          onChange={(value) => draft.choose({ role: value as GivenRole, access })}
        />
      ) : null}
      {role === 'helper' ? (
        <AreaAccess access={access} onChange={(next) => draft.choose({ role, access: next })} />
      ) : null}
      <Stack gap={3}>
        {isAsked && isClosed ? (
          <InlineError isAlert>{formatMessage({ id: 'collab.areas.missing' })}</InlineError>
        ) : null}
        <Foot>
          <RemoveMember collaborator={collaborator} member={member} />
          <Button kind="main" isPending={isSaving} onPress={submit}>
            {formatMessage({ id: 'collab.member.save' })}
          </Button>
        </Foot>
      </Stack>
    </Panel>
  );
};
