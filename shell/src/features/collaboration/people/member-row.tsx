import styled from '@emotion/styled';
import { usePersonHue } from '@posy/remote-kit';
import { mayManage } from '@posy/shared-contracts/rules';
import { Avatar, color, type Hue, IconButton, media, Tag, Text } from '@posy/shared-ui';
import { CaretDownIcon, CaretUpIcon } from '@posy/shared-ui/icons';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { pictureOf } from '#host/picture-of';
import { accessWords, noAccess } from '../areas';
import type { Collaborator } from '../collaboration-queries';
import type { WeddingMember } from '../wedding-guard';
import { MemberEditor } from './member-editor';
import { nameOf } from './member-name';
import { useMemberDraft } from './use-member-draft';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding: 14px 16px;
  ${media.tablet} {
    padding-inline: 20px;
  }
  & > [data-who] {
    flex: 1 1 200px;
    min-inline-size: 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & > [data-end] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
  }
`;

const Item = styled.li`
  &[data-open] {
    background: ${color.sunken};
  }
`;

const roleHues: Record<Collaborator['role'], Hue> = { owner: 'fern', partner: 'bluebell', helper: 'apricot' };

/** Describes a member's access in one line. */
const useMayDo = ({ role, access }: Collaborator): string => {
  const intl = useIntl();
  return role === 'helper' ? accessWords(intl, access ?? noAccess) : intl.formatMessage({ id: `collab.may.${role}` });
};

/** A member. One whom the reader may manage can be opened and edited. */
export const MemberRow = ({ collaborator, member }: { collaborator: Collaborator; member: WeddingMember }) => {
  const { formatMessage } = useIntl();
  const mayDo = useMayDo(collaborator);
  const draft = useMemberDraft(member.wedding.id, collaborator);
  const [isOpen, setOpen] = useState(draft.chosen !== null);
  const turn = (opens: boolean): void => {
    if (!opens) draft.forget();
    setOpen(opens);
  };
  const hueOf = usePersonHue();
  const editor = useId();
  const isSelf = collaborator.id === member.person.uid;
  const isManaged = !isSelf && mayManage(member.role, collaborator.role);
  const name = nameOf(collaborator);
  return (
    <Item data-open={(isOpen && isManaged) || undefined}>
      <Line>
        <Avatar name={name} hue={hueOf(collaborator.id)} src={pictureOf(collaborator)} isDecorative />
        <div data-who="">
          <Text as="span" isStrong>
            {name}
          </Text>{' '}
          {isSelf ? (
            <Text as="span" tone="faint">
              {formatMessage({ id: 'collab.people.you' })}
            </Text>
          ) : null}
          <Text size="small" tone="soft">
            {mayDo}
          </Text>
        </div>
        <div data-end="">
          <Tag hue={roleHues[collaborator.role]}>{formatMessage({ id: `collab.role.${collaborator.role}` })}</Tag>
          {isManaged ? (
            <IconButton
              label={formatMessage({ id: isOpen ? 'collab.people.close' : 'collab.people.open' }, { name })}
              aria-expanded={isOpen}
              aria-controls={editor}
              onPress={() => turn(!isOpen)}
            >
              {isOpen ? <CaretUpIcon /> : <CaretDownIcon />}
            </IconButton>
          ) : null}
        </div>
      </Line>
      {isOpen && isManaged ? (
        <MemberEditor
          // A change from the server resets the editor.
          key={JSON.stringify([collaborator.role, collaborator.access])}
          id={editor}
          collaborator={collaborator}
          member={member}
          draft={draft}
          onDone={() => turn(false)}
        />
      ) : null}
    </Item>
  );
};
