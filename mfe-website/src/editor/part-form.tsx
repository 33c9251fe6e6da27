import type { WebsiteLanguage, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Card, Heading, Inline, Section, Stack, Text } from '@posy/shared-ui';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type EditedEvents, EventsSection } from '#events/public';
import {
  AudienceField,
  type Autosaved,
  CreditsField,
  type DraftedPart,
  PartFields,
  PhotosField,
  SavedNote,
  type SectionEdits,
} from '#sections/public';
import { TravelSection } from './travel/travel-section';
import type { Travel } from './travel/use-travel';
import { WelcomeField } from './welcome-field';

interface Props {
  wedding: Identified<Wedding>;
  part: DraftedPart;
  name: string;
  language: WebsiteLanguage;
  /** Null: it is only read. */
  edits: SectionEdits | null;
  edited: EditedEvents;
  travel: Travel;
  welcome: Autosaved<string>;
  onTyping: Parameters<typeof PartFields>[0]['onTyping'];
  isShownAtOnce: boolean;
  /** The switch between languages; nothing when the website has one language. */
  languages: ReactNode;
}

const withPhotos = ['story', 'photos', 'own', 'welcome', 'thanks'];

/** Everybody sees the thanks, and the parts that every page has, so only other parts have an audience. */
const isForChosen = ({ kind }: DraftedPart): boolean => !['welcome', 'timeline', 'travel', 'thanks'].includes(kind);

/** A part whose form is about more than its words says so itself. */
const isOfWords = ({ kind }: DraftedPart): boolean => kind !== 'timeline' && kind !== 'travel';

const Words = ({ wedding, part, name, language, edits, welcome, languages, onTyping }: Props) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  if (edits === null) return null;
  const { section } = part;
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <Stack gap={5}>
          <PartFields
            key={language}
            part={part}
            language={language}
            edits={edits}
            onTyping={onTyping}
            hasOwnBody={part.kind === 'welcome'}
            head={(isSaving) => (
              <>
                <Inline justify="space-between" gap={3}>
                  <Heading level={2} size="h3" id={titleId}>
                    {isOfWords(part) ? name : <FormattedMessage id="sections.words" />}
                  </Heading>
                  <SavedNote isSaving={isSaving || (part.kind === 'welcome' && welcome.isChanged)} />
                </Inline>
                {languages}
              </>
            )}
          />
          {part.kind === 'welcome' ? <WelcomeField field={welcome} /> : null}
          {withPhotos.includes(part.kind) ? (
            <PhotosField
              weddingId={wedding.id}
              photos={section?.photos ?? []}
              onChange={(photos) => edits.setPhotos(part, photos)}
            />
          ) : null}
          {part.kind === 'thanks' ? (
            <CreditsField
              weddingId={wedding.id}
              credits={section?.credits ?? {}}
              onChange={(credits) => edits.setCredits(part, credits)}
            />
          ) : null}
          {isForChosen(part) ? (
            <AudienceField
              weddingId={wedding.id}
              label={formatMessage({ id: 'sections.audience.title' })}
              audience={section?.audience}
              onChange={(audience) => edits.setAudience(part, audience)}
            />
          ) : null}
        </Stack>
      </section>
    </Card>
  );
};

const ReadPart = ({ name }: { name: string }) => (
  <Section title={name} size="h3">
    <Text tone="soft">
      <FormattedMessage id="sections.read" />
    </Text>
  </Section>
);

/** The form for the part that is chosen. */
export const PartForm = (props: Props) => {
  const { wedding, part, name, edits, edited, travel, isShownAtOnce } = props;
  const mayEdit = edits !== null;
  return (
    <Stack gap={6}>
      {part.kind === 'timeline' ? (
        <EventsSection edited={edited} mayEdit={mayEdit} isShownAtOnce={isShownAtOnce} />
      ) : null}
      {part.kind === 'travel' ? (
        <TravelSection travel={travel} country={wedding.l10n.country} mayEdit={mayEdit} />
      ) : null}
      {mayEdit ? <Words {...props} /> : isOfWords(part) ? <ReadPart name={name} /> : null}
    </Stack>
  );
};
