import styled from '@emotion/styled';
import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { guestLetterKinds } from '@posy/shared-contracts/entities';
import {
  ButtonLink,
  Card,
  EmptyState,
  FailedFeature,
  Link,
  PageHead,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import { PrinterIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { GuestsFrame, type HouseholdsOf, useInvitationSettings } from '#households/public';
import { AddressesCard } from './addresses/addresses-card';
import { HouseholdsCard } from './households-card';
import { useHouseholdLanguages } from './languages/use-household-languages';
import { LettersCard } from './letters/letters-card';
import { OwnQuestions } from './own-questions';
import { SettingsCard } from './settings-card';

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
  const { market } = useLocaleInfo();
  const settings = useInvitationSettings(wedding.id);
  const languages = useHouseholdLanguages(wedding, settings.value);
  const [search] = useSearchParams();
  const letter = guestLetterKinds.find((kind) => kind === search.get('letter'));
  const asksAddress = search.get('asks') === 'address';
  if (households.length === 0) return <Nobody />;
  // The settings' card is as tall as its answers: nothing below it is shown in a place that it will leave.
  if (settings.status === 'loading') return <InvitationsLoading />;
  if (settings.status === 'failed') return <SettingsFailed retry={settings.retry} />;
  const done = households.filter(({ state }) => state !== 'none' && state !== 'revoked').length;
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
          marketOf={languages.marketOf}
          kind={letter}
          asksAddress={asksAddress}
        />
      ) : null}
      <AddressesCard weddingId={wedding.id} households={households} mayEdit={mayEdit} />
      <HouseholdsCard wedding={wedding} households={households} languages={languages} mayEdit={mayEdit} />
    </>
  );
};

/** `/website/invitations`: who has an invitation, and how far it is. */
export const InvitationsScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'invitations.title' }));
  return <GuestsFrame current="invitations">{(of) => <Invitations {...of} />}</GuestsFrame>;
};
