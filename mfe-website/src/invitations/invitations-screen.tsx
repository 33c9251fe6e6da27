import styled from '@emotion/styled';
import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { guestLetterKinds } from '@posy/shared-contracts/entities';
import {
  ButtonLink,
  Card,
  Chip,
  ChipGroup,
  EmptyState,
  FailedFeature,
  type Hue,
  Link,
  PageHead,
  Section,
  Skeleton,
  SplitBar,
  Stack,
  Text,
} from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { SearchField } from '@posy/shared-ui/forms';
import { PrinterIcon } from '@posy/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  GuestsFrame,
  type HouseholdsOf,
  type HouseholdState,
  householdTitle,
  type InvitedHousehold,
  isHouseholdFound,
  isLetterLost,
  useInvitationSettings,
} from '#households/public';
import { AddressesCard } from './addresses/addresses-card';
import { HouseholdTable } from './household-table';
import { LettersCard } from './letters/letters-card';
import { Question, useLinkActs } from './link-acts';
import { OwnQuestions } from './own-questions';
import { SettingsCard } from './settings-card';

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

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 340px;
    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The way to the cards for those whom no letter reaches. */
const CardsWay = ({ market }: { market: MarketPrefix }) => (
  <Card hue="sweetpea">
    <Section level={2} size="h3" title={<FormattedMessage id="invitations.cards.title" />}>
      <Stack gap={4} align="start">
        <Text>
          <FormattedMessage id="invitations.cards.lead" />
        </Text>
        <ButtonLink href={paths.invitationCards(market)} icon={<PrinterIcon />}>
          <FormattedMessage id="invitations.cards.go" />
        </ButtonLink>
        <Link href={paths.tableCards(market)}>
          <FormattedMessage id="invitations.cards.tables" />
        </Link>
      </Stack>
    </Section>
  </Card>
);

const InvitationsLoading = () => (
  <Stack gap={5}>
    <PageHead title={<FormattedMessage id="invitations.title" />} />
    <Skeleton height={480} />
  </Stack>
);

/** Nothing can be changed here before the settings are read: a save would write over those that are stored. */
const SettingsFailed = ({ retry }: { retry: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <FailedFeature
      level={1}
      title={formatMessage({ id: 'invitations.failed.title' })}
      retryLabel={formatMessage({ id: 'website.retry' })}
      onRetry={retry}
    >
      <FormattedMessage id="invitations.failed.text" />
    </FailedFeature>
  );
};

const Invitations = ({ wedding, households, mayEdit }: HouseholdsOf) => {
  const { formatMessage } = useIntl();
  const { locale, market } = useLocaleInfo();
  const settings = useInvitationSettings(wedding.id);
  const acts = useLinkActs(wedding.id);
  const [search] = useSearchParams();
  const letter = guestLetterKinds.find((kind) => kind === search.get('letter'));
  const asksAddress = search.get('asks') === 'address';
  const [state, setState] = useState<HouseholdState | 'lost' | null>(null);
  const [wanted, setWanted] = useState('');
  if (households.length === 0) return <Nobody />;
  // The settings' card is as tall as its answers: nothing below it is shown in a place that it will leave.
  if (settings.status === 'loading') return <InvitationsLoading />;
  if (settings.status === 'failed') return <SettingsFailed retry={settings.retry} />;
  const shown = households.filter(
    (household) =>
      (state === null || (state === 'lost' ? isLetterLost(household) : household.state === state)) &&
      isHouseholdFound(household, householdTitle(household, locale), wanted),
  );
  const done = households.length - countOf(households, 'none') - countOf(households, 'revoked');
  const lost = households.filter(isLetterLost).length;
  const parts = states
    .map((part) => ({ ...part, count: countOf(households, part.state) }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <PageHead
        title={<FormattedMessage id="invitations.title" />}
        lead={<FormattedMessage id="invitations.lead" values={{ done, all: households.length }} />}
      />
      <Beside>
        <SettingsCard weddingId={wedding.id} settings={settings.value} mayEdit={mayEdit} />
        {mayEdit ? <CardsWay market={market.prefix} /> : null}
      </Beside>
      <OwnQuestions wedding={wedding} settings={settings.value} mayEdit={mayEdit} />
      {mayEdit ? (
        <LettersCard
          key={search.toString()}
          weddingId={wedding.id}
          households={households}
          kind={letter}
          asksAddress={asksAddress}
        />
      ) : null}
      <AddressesCard weddingId={wedding.id} households={households} mayEdit={mayEdit} />
      <Card>
        <Section
          level={2}
          size="h2"
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
              {lost === 0 ? null : (
                <Chip
                  isChosen={state === 'lost'}
                  count={lost}
                  onPress={() => setState(state === 'lost' ? null : 'lost')}
                >
                  <FormattedMessage id="invitations.filter.lost" />
                </Chip>
              )}
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
