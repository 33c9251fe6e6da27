import styled from '@emotion/styled';
import { useOnline } from '@posy/remote-kit';
import { audienceOf, type Website, type Wedding, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Callout, FailedFeature, Page, PageHead, Stack } from '@posy/shared-ui';
import { EyeIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { EventsSection, useEditedEvents } from '#events/public';
import type { Microsite } from '#public-site/public';
import { suggestSlug } from '#site/slug';
import { usePicturedVenues } from '#site/use-shown-venues';
import { usePublished, useWebsite } from '#site/website-queries';
import { AddressSection } from './address-section';
import { EditorSkeleton } from './editor-skeleton';
import { usePublishing } from './publishing/use-publishing';
import { unpublishedChanges } from './rules/unpublished';
import { ThemePicker } from './theme-picker';
import { TravelSection } from './travel/travel-section';
import { useTravel } from './travel/use-travel';
import { useSiteEdits } from './use-site-edits';
import { useWelcome } from './use-welcome';
import { WebsiteHead } from './website-head';
import { WebsitePreview } from './website-preview';
import { WelcomeSection } from './welcome-section';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 24px;
  align-items: start;
  margin-block-start: 28px;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 324px;
  }
`;

/** Says, above a website that may be read and not changed, who can open it. */
const ReadsAlong = () => (
  <Callout hue="bluebell" icon={<EyeIcon />} role="note">
    <FormattedMessage id="website.reads-along" />
  </Callout>
);

interface PreviewInput {
  wedding: Wedding;
  site: Website | null;
  welcome: string;
  events: readonly Identified<WeddingEvent>[];
  venues: readonly Microsite['venues'][number][];
}

/** What guests would see, with what is being written. */
const previewOf = ({ wedding, site, welcome, events, venues }: PreviewInput): Microsite => ({
  slug: site?.slug ?? 'preview',
  partners: wedding.partners,
  date: wedding.date,
  locationName: wedding.location?.name ?? null,
  locale: wedding.l10n.locale,
  welcome,
  theme: site?.theme ?? 'orchard',
  languages: [],
  sharePicture: null,
  answersUntil: null,
  sections: [],
  venues: [...venues],
  events: events.filter((event) => event.visible && audienceOf(event).kind === 'everyone'),
});

interface Props {
  wedding: Identified<Wedding>;
  /** False: everything is there to be read. */
  mayEdit: boolean;
}

/** The editor of one wedding's website. */
export const WebsiteEditor = ({ wedding, mayEdit }: Props) => {
  const intl = useIntl();
  const isOnline = useOnline();
  const live = useWebsite(wedding.id);
  const edits = useSiteEdits(wedding.id);
  const site = live.value;
  const edited = useEditedEvents(wedding);
  const published = usePublished(wedding.id);
  const changes = unpublishedChanges(site, published.value, edited.live.value);
  // What was published before events were part of it has them as they are.
  const isShownAtOnce =
    site?.published === true && published.status === 'ready' && published.value?.events === undefined;
  const publishing = usePublishing(wedding.id, edited.storeMain);
  const welcome = useWelcome(site, edits);
  const travel = useTravel(wedding.id, edited.events);
  const venues = usePicturedVenues(wedding.id, edited.live.value);
  const names =
    wedding.partners.length === 0 ? [intl.formatMessage({ id: 'website.site.nameless' })] : wedding.partners;
  const suggestion = suggestSlug(wedding.partners, intl.formatMessage({ id: 'website.address.joiner' }), 'our-wedding');
  // Nothing on this device says nothing of the website while the server's answer is on its way.
  const isUnheard = live.status === 'ready' && live.fromCache && site === null && isOnline;
  if (live.status === 'loading' || isUnheard) return <EditorSkeleton />;
  if (live.status === 'failed' && site === null)
    return (
      <Page>
        <PageHead title={<FormattedMessage id="website.title" />} />
        <FailedFeature
          level={2}
          title={intl.formatMessage({ id: 'website.unavailable' })}
          retryLabel={intl.formatMessage({ id: 'website.retry' })}
          onRetry={live.retry}
        >
          <FormattedMessage id="website.unavailable-text" />
        </FailedFeature>
      </Page>
    );
  return (
    <Page>
      <WebsiteHead
        site={site}
        changes={changes}
        isBusy={publishing.isBusy}
        onPublish={mayEdit ? publishing.publishChanges : null}
      />
      {mayEdit ? (
        <ThemePicker
          theme={site?.theme ?? 'orchard'}
          names={names}
          onChange={(theme) => edits.chooseTheme(site, theme)}
        />
      ) : (
        <ReadsAlong />
      )}
      <Columns>
        <Stack gap={8}>
          <EventsSection edited={edited} mayEdit={mayEdit} isShownAtOnce={isShownAtOnce} />
          {mayEdit ? (
            <>
              <WelcomeSection {...welcome} />
              <AddressSection site={site} suggestion={suggestion} publishing={publishing} />
            </>
          ) : null}
          {/* Known last: what stands above does not move when it comes. */}
          <TravelSection travel={travel} country={wedding.l10n.country} mayEdit={mayEdit} />
        </Stack>
        <WebsitePreview
          site={previewOf({
            ...{ wedding, site, welcome: welcome.welcome },
            ...{ events: edited.events, venues },
          })}
        />
      </Columns>
    </Page>
  );
};
