import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Text } from '@posy/shared-ui';
import { DotsThreeIcon } from '@posy/shared-ui/icons';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#talk/form-dialog';
import type { Team, TeamPerson } from '#talk/team/use-team';
import type { useTeamChange } from './use-team-change';

/** Changes that are confirmed: another owner cannot be made staff again, and whoever went needs a new invitation. */
type Asked = 'let-go' | 'make-owner' | 'leave';

interface Props {
  person: TeamPerson;
  team: Team;
  /** True when the reader owns the profile. */
  isOwner: boolean;
  ownUid: string | null;
  supplierId: string;
  change: ReturnType<typeof useTeamChange>;
}

/**
 * The reader's possible actions on a person: owners remove staff and make them owners, and everybody may leave except
 * the last owner.
 */
const doableFor = ({ person: { uid, role }, team, isOwner, ownUid }: Props): Asked[] => {
  const isLastOwner = role === 'owner' && team.people.filter((one) => one.role === 'owner').length === 1;
  if (uid === ownUid) return isLastOwner ? [] : ['leave'];
  if (!isOwner) return [];
  return role === 'owner' ? ['let-go'] : ['make-owner', 'let-go'];
};

const useDo = ({ person: { uid, name, email }, supplierId, change }: Props) => {
  const { api, navigate, notices } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const done = (change: 'gone' | 'owner') => (): void =>
    void notices.show({
      tone: 'success',
      text: formatMessage({ id: `desk.team.notice.${change}` }, { name: name || email }),
    });
  const body = { supplierId, uid };
  return (asked: Asked): void => {
    if (asked === 'make-owner') change.run(() => api.call('makeOwner', { body }), done('owner'));
    else if (asked === 'let-go') change.run(() => api.call('removeFromTeam', { body }), done('gone'));
    // Their session ends with it, unless they speak for another profile.
    else
      change.run(
        () => api.call('removeFromTeam', { body }),
        () => navigate(paths.home(market.prefix)),
      );
  };
};

/** The menu of a person of the team; renders nothing where there is nothing to do. */
export const PersonMenu = (props: Props) => {
  const { person, change } = props;
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Asked | null>(null);
  const run = useDo(props);
  const name = person.name || person.email;
  const doable = doableFor(props);
  if (doable.length === 0) return null;
  return (
    <>
      <MenuButton
        size="s"
        label={formatMessage({ id: 'desk.team.do' }, { name })}
        icon={<DotsThreeIcon />}
        isDisabled={change.isPending}
        actions={doable.map((id) => ({
          id,
          label: formatMessage({ id: `desk.team.${id}` }, { name }),
          onSelect: () => setAsked(id),
        }))}
      />
      {asked === null ? null : (
        <FormDialog
          title={<FormattedMessage id={`desk.team.${asked}.title`} values={{ name }} />}
          action={<FormattedMessage id={`desk.team.${asked}.yes`} />}
          onSubmit={() => {
            run(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          <Text>
            <FormattedMessage id={`desk.team.${asked}.text`} />
          </Text>
        </FormDialog>
      )}
    </>
  );
};
