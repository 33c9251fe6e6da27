import { useLocaleInfo, useTitle } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { weddingDay } from '@posy/shared-contracts/entities';
import { markets } from '@posy/shared-contracts/markets';
import { coupleNameOf, placeOfDay } from '@posy/shared-contracts/rules';
import { Button, ButtonLink, Callout, Card, Inline, PageHead, Stack, Text } from '@posy/shared-ui';
import { FieldGrid, Segment, SelectField } from '@posy/shared-ui/forms';
import { PrinterIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { GuestsFrame, type HouseholdsOf, householdTitle, useInvitationSettings } from '#households/public';
import { siteThemes } from '#public-site/public';
import { useShownVenues } from '#site/use-shown-venues';
import { useWebsite, useWeddingEvents } from '#site/website-queries';
import { pageOrigin } from '../adapters/page';
import { type CardCount, cardCounts, cardHouseholds, type Paper, papers, sheetsOf } from '../rules/card-sheets';
import { useLinks } from '../use-links';
import { CardSheet, type CardWords, type InvitationCard } from './card-sheet';
import { OnScreen, PageSize, Sheets } from './print-page';

const languages = markets.filter(({ prefix }) => prefix !== 'ie');

const useCardWords = ({ wedding }: HouseholdsOf): CardWords => {
  const { formatDate } = useIntl();
  const settings = useInvitationSettings(wedding.id).value;
  const venues = useShownVenues(wedding.id, useWeddingEvents(wedding.id).value);
  const day = weddingDay(wedding);
  const inWords = (date: string): string => formatDate(`${date}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  const until = settings?.answersUntil ?? null;
  return {
    couple: coupleNameOf(wedding),
    day: day === null ? null : inWords(day),
    place: placeOfDay(venues, wedding.location?.name ?? null) ?? '',
    until: until === null ? null : inWords(until),
  };
};

const Cards = (of: HouseholdsOf) => {
  const { wedding, households, mayEdit } = of;
  const { formatMessage } = useIntl();
  const { locale, market } = useLocaleInfo();
  const print = usePrint();
  const links = useLinks(wedding.id);
  const words = useCardWords(of);
  const theme = siteThemes[useWebsite(wedding.id).value?.theme ?? 'orchard'];
  const [who, setWho] = useState<'by-post' | 'all'>('by-post');
  const [count, setCount] = useState<CardCount>(8);
  const [paper, setPaper] = useState<Paper>(market.prefix === 'us' ? 'letter' : 'a4');
  const [prefix, setPrefix] = useState<MarketPrefix>(market.prefix === 'ie' ? 'uk' : market.prefix);
  const [made, setMade] = useState<readonly { id: string; token: string }[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const meant = cardHouseholds(households, who);
  const make = async (): Promise<void> => {
    setIsBusy(true);
    setMade(await links.makeAll(meant.map(({ id }) => id)));
    setIsBusy(false);
  };
  const cards = made.flatMap(({ id, token }): InvitationCard[] => {
    const household = households.find((one) => one.id === id);
    const address = `${pageOrigin()}${paths.rsvp(prefix, token)}`;
    return household === undefined ? [] : [{ id, name: householdTitle(household, locale), address }];
  });
  return (
    <>
      <OnScreen>
        <Stack gap={5}>
          <PageHead
            title={<FormattedMessage id="invitations.cards.title" />}
            lead={<FormattedMessage id="invitations.cards.lead" />}
            actions={
              <ButtonLink href={paths.invitations(market.prefix)}>
                <FormattedMessage id="invitations.cards.back" />
              </ButtonLink>
            }
          />
          <Card>
            <Stack gap={4} align="stretch">
              <Segment
                label={formatMessage({ id: 'invitations.cards.who' })}
                value={who}
                options={(['by-post', 'all'] as const).map((value) => ({
                  value,
                  label: formatMessage({ id: `invitations.cards.${value}` }),
                }))}
                onChange={(value) => setWho(value as typeof who)}
              />
              <Segment
                label={formatMessage({ id: 'invitations.cards.count' })}
                value={String(count)}
                options={cardCounts.map((value) => ({ value: String(value), label: String(value) }))}
                onChange={(value) => setCount(Number(value) as CardCount)}
              />
              <FieldGrid>
                <SelectField
                  label={formatMessage({ id: 'invitations.cards.paper' })}
                  value={paper}
                  options={papers.map((value) => ({
                    value,
                    label: formatMessage({ id: `invitations.cards.${value}` }),
                  }))}
                  onChange={(value) => setPaper(value as Paper)}
                />
                <SelectField
                  label={formatMessage({ id: 'invitations.link.language' })}
                  value={prefix}
                  options={languages.map((one) => ({
                    value: one.prefix,
                    label: new Intl.DisplayNames(one.locale, { type: 'language' }).of(one.locale) ?? one.locale,
                  }))}
                  onChange={(value) => setPrefix(value as MarketPrefix)}
                />
              </FieldGrid>
              {meant.length === 0 ? (
                <Text tone="soft">
                  <FormattedMessage id="invitations.cards.nobody" />
                </Text>
              ) : null}
              <Inline gap={2}>
                <Button
                  kind={cards.length === 0 ? 'main' : 'line'}
                  isDisabled={meant.length === 0 || !mayEdit}
                  isPending={isBusy}
                  onPress={() => void make()}
                >
                  <FormattedMessage id="invitations.cards.make" values={{ count: meant.length }} />
                </Button>
                {cards.length === 0 || print === null ? null : (
                  <Button kind="main" icon={<PrinterIcon />} onPress={print}>
                    <FormattedMessage id="invitations.cards.print" values={{ count: sheetsOf(cards, count).length }} />
                  </Button>
                )}
              </Inline>
            </Stack>
          </Card>
          {cards.length === 0 ? null : (
            <Callout hue="sweetpea">
              <FormattedMessage id="invitations.cards.once" />
            </Callout>
          )}
        </Stack>
      </OnScreen>
      <PageSize paper={paper} />
      <Sheets>
        {sheetsOf(cards, count).map((sheet) => (
          <CardSheet key={sheet[0]?.id ?? ''} cards={sheet} words={words} theme={theme} paper={paper} count={count} />
        ))}
      </Sheets>
    </>
  );
};

/** `/website/invitations/cards`: cards with a code of their own, to be printed or saved as PDF. */
export const CardsScreen = () => {
  useTitle(useIntl().formatMessage({ id: 'invitations.cards.title' }));
  return <GuestsFrame current="invitations">{(of) => <Cards {...of} />}</GuestsFrame>;
};
