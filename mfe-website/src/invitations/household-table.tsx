import { useLocaleInfo } from '@posy/remote-kit';
import { Button, type Hue, Inline, LinkButton, Rows, Stack, Tag, Text } from '@posy/shared-ui';
import { DotsThreeIcon } from '@posy/shared-ui/icons';
import { type MenuAction, MenuButton } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  householdEmail,
  HouseholdLine,
  type HouseholdState,
  householdTitle,
  type InvitedHousehold,
} from '#households/public';

/** So many are shown at first. */
const atFirst = 15;

const stateHue: Record<HouseholdState, Hue | undefined> = {
  none: undefined,
  made: 'sweetpea',
  sent: 'bluebell',
  opened: 'primrose',
  answered: 'fern',
  revoked: 'apricot',
};

/** A person's action on a household's link. */
export type LinkAct = 'link' | 'reissue' | 'revoke';

interface Props {
  households: readonly InvitedHousehold[];
  mayEdit: boolean;
  /** The household for which a link is being made. */
  busyId: string | null;
  onAct: (act: LinkAct, household: InvitedHousehold) => void;
  /** The name of the language that was chosen for a household; null where it reads the wedding's. */
  languageOf: (household: InvitedHousehold) => string | null;
  onLanguage: (household: InvitedHousehold) => void;
}

const Acts = ({
  household,
  isBusy,
  onAct,
  onLanguage,
}: { household: InvitedHousehold; isBusy: boolean } & Pick<Props, 'onAct' | 'onLanguage'>) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const name = householdTitle(household, locale);
  const hasLink = household.invitation !== null && household.invitation.revokedAt === null;
  const linkActs: MenuAction[] = [
    { id: 'qr', label: formatMessage({ id: 'invitations.qr' }), onSelect: () => onAct('link', household) },
    { id: 'reissue', label: formatMessage({ id: 'invitations.reissue' }), onSelect: () => onAct('reissue', household) },
    {
      id: 'revoke',
      label: formatMessage({ id: 'invitations.revoke' }),
      isRisk: true,
      onSelect: () => onAct('revoke', household),
    },
  ];
  return (
    <Inline gap={1} isOneRow>
      <Button
        kind={hasLink ? 'plain' : 'soft'}
        size="s"
        isPending={isBusy}
        aria-label={`${formatMessage({ id: hasLink ? 'invitations.copy' : 'invitations.invite' })}: ${name}`}
        onPress={() => onAct('link', household)}
      >
        <FormattedMessage id={hasLink ? 'invitations.copy' : 'invitations.invite'} />
      </Button>
      <MenuButton
        label={formatMessage({ id: 'invitations.more' }, { name })}
        icon={<DotsThreeIcon />}
        actions={[
          {
            id: 'language',
            label: formatMessage({ id: 'invitations.language' }),
            onSelect: () => onLanguage(household),
          },
          ...(hasLink ? linkActs : []),
        ]}
      />
    </Inline>
  );
};

/** A letter that can still be taken back. */
const LetterTag = ({ household: { invitation } }: { household: InvitedHousehold }) =>
  invitation?.letter?.state === 'waiting' ? (
    <Tag hue="sweetpea">
      <FormattedMessage id="invitations.letter.waiting" />
    </Tag>
  ) : null;

/** The households with how far their invitation is, and what can be done about it. */
export const HouseholdTable = ({ households, mayEdit, busyId, onAct, languageOf, onLanguage }: Props) => {
  const [isWhole, setIsWhole] = useState(false);
  if (households.length === 0)
    return (
      <Text tone="soft">
        <FormattedMessage id="invitations.none-found" />
      </Text>
    );
  return (
    <Stack gap={3} align="stretch">
      <Rows>
        {households.slice(0, isWhole ? undefined : atFirst).map((household) => (
          <HouseholdLine
            key={household.id}
            household={household}
            note={
              <>
                <FormattedMessage id="invitations.people" values={{ count: household.people.length }} />
                {householdEmail(household) === null ? null : `, ${householdEmail(household) ?? ''}`}
                {languageOf(household) === null ? null : `, ${languageOf(household) ?? ''}`}
              </>
            }
            tags={
              <>
                <Tag hue={stateHue[household.state]}>
                  <FormattedMessage id={`invitations.state.${household.state}`} />
                </Tag>
                <LetterTag household={household} />
              </>
            }
            acts={mayEdit ? <Acts {...{ household, onAct, onLanguage }} isBusy={busyId === household.id} /> : null}
          />
        ))}
      </Rows>
      {isWhole || households.length <= atFirst ? null : (
        <Inline>
          <LinkButton onClick={() => setIsWhole(true)}>
            <FormattedMessage id="invitations.show-all" values={{ count: households.length }} />
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
};
