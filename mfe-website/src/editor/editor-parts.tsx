import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import { websiteConstants } from '@posy/shared-contracts/constants';
import { type Website, type WebsiteLanguage, type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { isDayOver, isReadAfterwards, lastZone, moneyFault } from '@posy/shared-contracts/rules';
import { Inline } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { EditedEvents } from '#events/public';
import { draftedSite, type PreviewSize, SitePreview } from '#preview/public';
import {
  type DraftedPart,
  SectionsList,
  type TypedWords,
  typedWords,
  useAutosave,
  useSectionEdits,
  withTravelShown,
  withTyped,
} from '#sections/public';
import type { SiteEdits } from '#site/edits/use-site-edits';
import { useBookedSuppliers } from '#site/travel-queries';
import { useHasInvited } from '#site/use-has-invited';
import { usePicturedVenues } from '#site/use-shown-venues';
import { HistoryButtons } from './history-buttons';
import { PartForm } from './part-form';
import { useTravel } from './travel/use-travel';

const Areas = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 24px;
  align-items: start;
  margin-block-start: 28px;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 324px;
    & > [data-area='preview'] {
      grid-column: 2;
      grid-row: 1 / span 3;
    }
    &[data-size='desktop'] {
      grid-template-columns: minmax(0, 250px) minmax(0, 1fr);
    }
    &[data-size='desktop'] > [data-area='preview'] {
      grid-column: 1 / -1;
      grid-row: auto;
    }
  }
  @media (min-width: 1180px) {
    &[data-size='phone'] {
      grid-template-columns: 270px minmax(0, 1fr) 324px;
    }
    &[data-size='phone'] > [data-area='preview'] {
      grid-column: 3;
      grid-row: 1;
    }
  }
  @media (max-width: 899px) {
    &[data-side='edit'] > [data-area='preview'],
    &[data-side='preview'] > :not([data-area='preview']) {
      display: none;
    }
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 16px 8px;
  margin-block-start: 20px;
  @media (min-width: 900px) {
    & > [data-sides] {
      display: none;
    }
  }
  @media (max-width: 899px) {
    & > :first-child:not([data-sides]) {
      flex-basis: 100%;
    }
  }
`;

interface Props {
  wedding: Identified<Wedding>;
  site: Website | null;
  parts: readonly DraftedPart[];
  nameOf: (part: DraftedPart) => string;
  languages: [WebsiteLanguage, ...WebsiteLanguage[]];
  mayEdit: boolean;
  edited: EditedEvents;
  siteEdits: SiteEdits;
  isShownAtOnce: boolean;
  /** Other colours and letters of the look; null for people who only read. */
  styles: ReactNode;
}

/** The welcome in a language: of the first it is the website's own. */
const useWelcome = ({ site, siteEdits, languages: [first] }: Props, language: WebsiteLanguage) =>
  useAutosave<string>({
    saved: (language === first ? site?.welcome : site?.welcomes?.[language]) ?? '',
    isFine: (words) => words.length <= websiteConstants.welcomeLength && moneyFault(words) === null,
    save: (words, made) =>
      siteEdits.writeWelcome(
        site,
        language === first ? { welcome: words } : { welcomes: { ...site?.welcomes, [language]: words } },
        made,
      ),
  });

const LanguageSegment = ({
  languages,
  value,
  onChange,
}: {
  languages: Props['languages'];
  value: WebsiteLanguage;
  onChange: (language: WebsiteLanguage) => void;
}) => {
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  if (languages.length < websiteConstants.mostLanguages) return null;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <Segment
      label={formatMessage({ id: 'sections.language' })}
      value={value}
      onChange={(next) => onChange(languages.find((language) => language === next) ?? languages[0])}
      options={languages.map((language) => ({ value: language, label: names.of(language) ?? language }))}
    />
  );
};

/** The parts of the page, the one that is edited, and the page itself beside them; on phones one side or the other. */
export const EditorParts = (props: Props) => {
  const { wedding, site, nameOf, languages, mayEdit, edited, isShownAtOnce } = props;
  const { formatMessage } = useIntl();
  const { navigate, clock } = useHost();
  const { market } = useLocaleInfo();
  const [search] = useSearchParams();
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const [size, setSize] = useState<PreviewSize>('phone');
  const [chosen, setLanguage] = useState(languages[0]);
  const language = languages.includes(chosen) ? chosen : languages[0];
  const [typed, setTyped] = useState<TypedWords | null>(null);
  const edits = useSectionEdits(wedding.id);
  const travel = useTravel(wedding.id, edited.events);
  const parts = withTravelShown(props.parts, travel.venues !== null && travel.isShown === true);
  const venues = usePicturedVenues(wedding.id, edited.live.value);
  const booked = useBookedSuppliers(wedding.id) ?? [];
  const invites = useHasInvited(wedding.id);
  const [first, second = first] = languages;
  // One for each language: what is typed in one is not the other's.
  const welcomes = { first: useWelcome(props, first), second: useWelcome(props, second) };
  const welcome = language === first ? welcomes.first : welcomes.second;
  const part = parts.find(({ id }) => id === search.get('section')) ?? parts[0];
  const choose = (section: string): void => navigate(paths.website(market.prefix, { section }), { replace: true });
  const switches = <LanguageSegment languages={languages} value={language} onChange={setLanguage} />;
  const dated = edited.events.filter(({ visible }) => visible);
  // The thanks are written on the page that they are for; other parts are shown as guests read them now.
  const isOver =
    part?.kind === 'thanks' ||
    (part !== undefined &&
      isReadAfterwards(part.kind) &&
      isDayOver(weddingDay(wedding), dated, { zone: lastZone(wedding), now: clock.now() }));
  const shown = draftedSite({
    ...{ wedding, parts: withTyped(parts, typed), events: edited.events, venues, invites, booked, isOver },
    site:
      language === languages[0] ? site : site && { ...site, welcomes: { ...site.welcomes, [language]: welcome.value } },
    welcome: language === languages[0] ? welcome.value : (site?.welcome ?? ''),
  });
  return (
    <>
      <Bar>
        {props.styles}
        <div data-sides="">
          <Segment
            label={formatMessage({ id: 'sections.side' })}
            value={side}
            onChange={(value) => setSide(value === 'preview' ? 'preview' : 'edit')}
            options={[
              { value: 'edit', label: formatMessage({ id: 'sections.side.edit' }) },
              { value: 'preview', label: formatMessage({ id: 'sections.side.preview' }) },
            ]}
          />
        </div>
        {mayEdit ? (
          <Inline gap={1}>
            <HistoryButtons />
          </Inline>
        ) : null}
      </Bar>
      <Areas data-side={side} data-size={size}>
        <SectionsList
          parts={parts}
          nameOf={nameOf}
          chosen={part?.id ?? ''}
          onChoose={choose}
          edits={mayEdit ? edits : null}
        />
        {part === undefined ? null : (
          <PartForm
            key={part.id}
            {...{ wedding, part, language, edited, travel, welcome, isShownAtOnce }}
            name={nameOf(part)}
            edits={mayEdit ? edits : null}
            languages={switches}
            onTyping={(field, value) =>
              setTyped((before) => typedWords(before, { id: part.id, language, field, value }))
            }
          />
        )}
        <div data-area="preview">
          <SitePreview site={shown} language={language} size={size} onSize={setSize} />
        </div>
      </Areas>
    </>
  );
};
