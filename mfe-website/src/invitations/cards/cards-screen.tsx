import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import { paths } from '@posy/shared-contracts';
import { type InvitationSettings, weddingDay } from '@posy/shared-contracts/entities';
import { marketOfPrefix, type MarketPrefix } from '@posy/shared-contracts/markets';
import { coupleNameOf, placeOfDay } from '@posy/shared-contracts/rules';
import { Button, ButtonLink, Callout, Card, Inline, PageHead, Stack, Text } from '@posy/shared-ui';
import { FieldGrid, Segment, SelectField } from '@posy/shared-ui/forms';
import { PrinterIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { GuestsFrame, type HouseholdsOf, householdTitle, useInvitationSettings } from '#households/public';
import { siteThemes } from '#public-site/public';
import { useShownVenues } from '#site/use-shown-venues';
import { useWebsite, useWeddingEvents } from '#site/website-queries';
import { pageOrigin } from '../adapters/page';
import { useHouseholdLanguages } from '../languages/use-household-languages';
import { type CardCount, cardCounts, cardHouseholds, type Paper, papers, sheetsOf } from '../rules/card-sheets';
import { languageOptions } from '../rules/language-choice';
import { useLinks } from '../use-links';
import { CardSheet, type InvitationCard } from './card-sheet';
import { type CardFacts, cardWords, loadCardIntls } from './card-words';
import { OnScreen, PageSize, Sheets } from './print-page';

const useCardFacts = (wedding: HouseholdsOf['wedding'], settings: InvitationSettings | null): CardFacts => {
  const venues = useShownVenues(wedding.id, useWeddingEvents(wedding.id).value);
  return {
    couple: coupleNameOf(wedding),
    day: weddingDay(wedding),
    place: placeOfDay(venues, wedding.location?.name ?? null) ?? '',
    until: settings?.answersUntil ?? null,
  };
};

/** Cards that were made: their links, and the words of each language. */
interface MadeCards {
  links: readonly { id: string; token: string }[];
  intls: ReadonlyMap<MarketPrefix, IntlShape>;
}
const nothingMade: MadeCards = { links: [], intls: new Map() };

const Cards = ({ wedding, households, mayEdit }: HouseholdsOf) => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const host = useHost();
  const { market } = useLocaleInfo();
  const print = usePrint();
  const links = useLinks(wedding.id);
  const settings = useInvitationSettings(wedding.id).value;
  const { marketOf } = useHouseholdLanguages(wedding, settings);
  const facts = useCardFacts(wedding, settings);
  const theme = siteThemes[useWebsite(wedding.id).value?.theme ?? 'orchard'];
  const [who, setWho] = useState<'by-post' | 'all'>('by-post');
  const [count, setCount] = useState<CardCount>(8);
  const [paper, setPaper] = useState<Paper>(market.prefix === 'us' ? 'letter' : 'a4');
  /** The market whose language all cards are in; empty: each household's own. */
  const [chosen, setChosen] = useState('');
  const [made, setMade] = useState(nothingMade);
  const [isBusy, setIsBusy] = useState(false);
  const meant = cardHouseholds(households, who);
  const make = async (): Promise<void> => {
    setIsBusy(true);
    // Cards for which no words were loaded are in the couple's own language.
    const intls = await loadCardIntls(host).catch(() => nothingMade.intls);
    setMade({ links: await links.makeAll(meant.map(({ id }) => id)), intls });
    setIsBusy(false);
  };
  const cards = made.links.flatMap(({ id, token }): InvitationCard[] => {
    const household = households.find((one) => one.id === id);
    if (household === undefined) return [];
    const { prefix, locale } = marketOfPrefix(chosen) ?? marketOf(household);
    const name = householdTitle(household, locale);
    const address = `${pageOrigin()}${paths.rsvp(prefix, token)}`;
    return [{ id, name, address, locale, words: cardWords(made.intls.get(prefix) ?? intl, facts, name) }];
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
                  label={formatMessage({ id: 'invitations.cards.language' })}
                  value={chosen}
                  options={[
                    { value: '', label: formatMessage({ id: 'invitations.language.own' }) },
                    ...languageOptions(),
                  ]}
                  onChange={setChosen}
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
          <CardSheet key={sheet[0]?.id ?? ''} cards={sheet} theme={theme} paper={paper} count={count} />
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
