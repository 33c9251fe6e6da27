import { useLocaleInfo } from '@posy/remote-kit';
import { Card, Chip, ChipGroup, type Hue, Inline, LinkButton, Section, SplitBar, Stack } from '@posy/shared-ui';
import { SearchField } from '@posy/shared-ui/forms';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type HouseholdsOf,
  type HouseholdState,
  householdTitle,
  type InvitedHousehold,
  isHouseholdFound,
  isLetterLost,
} from '#households/public';
import { HouseholdTable } from './household-table';
import { LanguageDialog } from './languages/language-dialog';
import type { useHouseholdLanguages } from './languages/use-household-languages';
import { Question, useLinkActs } from './link-acts';
import { languageName } from './rules/language-choice';

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

interface Props extends HouseholdsOf {
  languages: ReturnType<typeof useHouseholdLanguages>;
}

/** Every household: how far its invitation is, its link and its language. */
export const HouseholdsCard = ({ wedding, households, languages, mayEdit }: Props) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const acts = useLinkActs(wedding.id, languages.marketOf);
  const [state, setState] = useState<HouseholdState | 'lost' | null>(null);
  const [wanted, setWanted] = useState('');
  /** The households whose language is being chosen. */
  const [chosen, setChosen] = useState<readonly InvitedHousehold[]>([]);
  const shown = households.filter(
    (household) =>
      (state === null || (state === 'lost' ? isLetterLost(household) : household.state === state)) &&
      isHouseholdFound(household, householdTitle(household, locale), wanted),
  );
  const lost = households.filter(isLetterLost).length;
  const parts = states
    .map((part) => ({ ...part, count: countOf(households, part.state) }))
    .filter(({ count }) => count > 0);
  const languageOf = (household: InvitedHousehold): string | null => {
    const language = languages.chosenFor(household);
    return language === null ? null : languageName(language);
  };
  const [common, ...others] = new Set(chosen.map(languages.chosenFor));
  return (
    <>
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
            {mayEdit && shown.length > 1 ? (
              <Inline>
                <LinkButton onClick={() => setChosen(shown)}>
                  <FormattedMessage id="invitations.language.all" values={{ count: shown.length }} />
                </LinkButton>
              </Inline>
            ) : null}
            <HouseholdTable
              households={shown}
              mayEdit={mayEdit}
              busyId={acts.busyId}
              onAct={acts.act}
              languageOf={languageOf}
              onLanguage={(household) => setChosen([household])}
            />
          </Stack>
        </Section>
      </Card>
      {acts.asked === null ? null : <Question asked={acts.asked} onConfirm={acts.confirm} onLeave={acts.leave} />}
      {acts.shown === null ? null : (
        <Suspense fallback={null}>
          <LinkDialog {...acts.shown} onClose={acts.hide} />
        </Suspense>
      )}
      {chosen.length === 0 ? null : (
        <LanguageDialog
          wedding={wedding}
          households={chosen}
          chosen={others.length === 0 ? (common ?? null) : null}
          onSave={(language) => languages.choose(chosen, language)}
          onClose={() => setChosen([])}
        />
      )}
    </>
  );
};
