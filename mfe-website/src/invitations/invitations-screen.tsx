import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import {
  Button,
  ButtonLink,
  Card,
  Chip,
  ChipGroup,
  EmptyState,
  type Hue,
  PageHead,
  Section,
  SplitBar,
  Stack,
} from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { SearchField } from '@posy/shared-ui/forms';
import { AlertDialog } from '@posy/shared-ui/overlays';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  GuestsFrame,
  type HouseholdsOf,
  type HouseholdState,
  householdTitle,
  type InvitedHousehold,
  isHouseholdFound,
  useInvitationSettings,
} from '#households/public';
import { HouseholdTable, type LinkAct } from './household-table';
import { LettersCard } from './letters/letters-card';
import { SettingsCard } from './settings-card';
import { useLinks } from './use-links';

// The picture's library comes with the first link that is made.
const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog')).LinkDialog }));

const states: readonly { state: HouseholdState; hue?: Hue }[] = [
  { state: 'answered', hue: 'fern' },
  { state: 'opened', hue: 'primrose' },
  { state: 'sent', hue: 'bluebell' },
  { state: 'made', hue: 'sweetpea' },
  { state: 'revoked', hue: 'apricot' },
  { state: 'none' },
];

const countOf = (households: readonly InvitedHousehold[], state: HouseholdState): number =>
  households.filter((household) => household.state === state).length;

const Nobody = () => {
  const { market } = useLocaleInfo();
  return (
    <EmptyState
      level={1}
      picture={<Spot kind="guests" />}
      title={<FormattedMessage id="invitations.empty.title" />}
      actions={
        <ButtonLink kind="main" href={paths.guestlist(market.prefix)}>
          <FormattedMessage id="invitations.empty.go" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="invitations.empty.text" />
    </EmptyState>
  );
};

interface Asked {
  act: 'reissue' | 'revoke';
  household: InvitedHousehold;
}

/** What is done about links: made at once, and asked first where others end. */
const useLinkActs = (weddingId: string) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { notices } = useHost();
  const links = useLinks(weddingId);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [shown, setShown] = useState<{ name: string; token: string } | null>(null);
  const make = async (household: InvitedHousehold, besideEarlier: boolean): Promise<void> => {
    setBusyId(household.id);
    const token = await links.make({ householdId: household.id, way: 'link', besideEarlier });
    setBusyId(null);
    if (token !== null) setShown({ name: householdTitle(household, locale), token });
  };
  const revoke = async (household: InvitedHousehold): Promise<void> => {
    const name = householdTitle(household, locale);
    if (await links.revoke(household.id))
      notices.show({ tone: 'info', text: formatMessage({ id: 'invitations.revoked' }, { name }), about: 'invitation' });
  };
  return {
    busyId,
    asked,
    shown,
    hide: () => setShown(null),
    leave: () => setAsked(null),
    act(act: LinkAct, household: InvitedHousehold): void {
      if (act === 'link') void make(household, true);
      else setAsked({ act, household });
    },
    confirm(): void {
      if (asked?.act === 'revoke') void revoke(asked.household);
      if (asked?.act === 'reissue') void make(asked.household, false);
      setAsked(null);
    },
  };
};

const Question = ({ asked, onConfirm, onLeave }: { asked: Asked; onConfirm: () => void; onLeave: () => void }) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { act, household } = asked;
  return (
    <AlertDialog
      isOpen
      title={formatMessage({ id: `invitations.${act}.title` }, { name: householdTitle(household, locale) })}
      onClose={onLeave}
      actions={
        <>
          <Button onPress={onLeave}>
            <FormattedMessage id="invitations.cancel" />
          </Button>
          <Button kind={act === 'revoke' ? 'risk' : 'main'} onPress={onConfirm}>
            <FormattedMessage id={`invitations.${act}`} />
          </Button>
        </>
      }
    >
      <FormattedMessage id={`invitations.${act}.text`} />
    </AlertDialog>
  );
};

const Invitations = ({ wedding, households, mayEdit }: HouseholdsOf) => {
  const { formatMessage } = useIntl();
  const { locale, market } = useLocaleInfo();
  const settings = useInvitationSettings(wedding.id);
  const acts = useLinkActs(wedding.id);
  const [state, setState] = useState<HouseholdState | null>(null);
  const [wanted, setWanted] = useState('');
  if (households.length === 0) return <Nobody />;
  const shown = households.filter(
    (household) =>
      (state === null || household.state === state) &&
      isHouseholdFound(household, householdTitle(household, locale), wanted),
  );
  const done = households.length - countOf(households, 'none') - countOf(households, 'revoked');
  const parts = states
    .map((part) => ({ ...part, count: countOf(households, part.state) }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <PageHead
        title={<FormattedMessage id="invitations.title" />}
        lead={<FormattedMessage id="invitations.lead" values={{ done, all: households.length }} />}
        actions={
          mayEdit ? (
            <ButtonLink href={paths.invitationCards(market.prefix)}>
              <FormattedMessage id="invitations.cards.go" />
            </ButtonLink>
          ) : null
        }
      />
      {settings.isKnown ? <SettingsCard weddingId={wedding.id} settings={settings.value} mayEdit={mayEdit} /> : null}
      {mayEdit ? <LettersCard weddingId={wedding.id} households={households} /> : null}
      <Card>
        <Section
          level={2}
          size="h3"
          title={<FormattedMessage id="invitations.households" />}
          action={
            <SearchField
              label={formatMessage({ id: 'invitations.find' })}
              isLabelHidden
              placeholder={formatMessage({ id: 'invitations.find' })}
              clearLabel={formatMessage({ id: 'invitations.find.clear' })}
              value={wanted}
              onChange={setWanted}
            />
          }
        >
          <Stack gap={4}>
            <SplitBar
              parts={parts.map(({ state: id, hue, count }) => ({
                id,
                value: count,
                ...(hue !== undefined && { hue }),
                label: `${count} ${formatMessage({ id: `invitations.state.${id}` })}`,
              }))}
            />
            <ChipGroup label={formatMessage({ id: 'invitations.filter' })} canSlide>
              <Chip isChosen={state === null} count={households.length} onPress={() => setState(null)}>
                <FormattedMessage id="invitations.filter.all" />
              </Chip>
              {parts.map(({ state: id, count }) => (
                <Chip key={id} isChosen={state === id} count={count} onPress={() => setState(state === id ? null : id)}>
                  <FormattedMessage id={`invitations.state.${id}`} />
                </Chip>
              ))}
            </ChipGroup>
            <HouseholdTable households={shown} mayEdit={mayEdit} busyId={acts.busyId} onAct={acts.act} />
          </Stack>
        </Section>
      </Card>
      {acts.asked === null ? null : <Question asked={acts.asked} onConfirm={acts.confirm} onLeave={acts.leave} />}
      {acts.shown === null ? null : (
        <Suspense fallback={null}>
          <LinkDialog {...acts.shown} onClose={acts.hide} />
        </Suspense>
      )}
    </>
  );
};

/** `/website/invitations`: who has an invitation, and how far it is. */
export const InvitationsScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'invitations.title' }));
  return <GuestsFrame current="invitations">{(of) => <Invitations {...of} />}</GuestsFrame>;
};
