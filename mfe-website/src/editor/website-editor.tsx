import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Callout, Page, Stack } from '@posy/shared-ui';
import { EyeIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { EventsSection, useEditedEvents } from '#events/public';
import { ThemePicker } from '#looks/public';
import { draftedSite, SitePreview } from '#preview/public';
import { usePublishing, useSuggestedSlug } from '#publishing/public';
import { useSiteEdits } from '#site/edits/use-site-edits';
import { EditorSkeleton } from '#site/entry/editor-skeleton';
import { useKnownWebsite } from '#site/entry/use-known-website';
import type { EditedWedding } from '#site/entry/website-entry';
import { WebsiteFailed } from '#site/entry/website-failed';
import { usePicturedVenues } from '#site/use-shown-venues';
import { usePublished } from '#site/website-queries';
import { FlowCallout } from './flow-callout';
import { unpublishedChanges } from './rules/unpublished';
import { TravelSection } from './travel/travel-section';
import { useTravel } from './travel/use-travel';
import { useWelcome } from './use-welcome';
import { WebsiteHead } from './website-head';
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

/** The editor of one wedding's website. */
export const WebsiteEditor = ({ wedding, mayEdit }: EditedWedding) => {
  const intl = useIntl();
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { site, status, retry } = useKnownWebsite(wedding.id);
  const edits = useSiteEdits(wedding.id);
  const edited = useEditedEvents(wedding);
  const published = usePublished(wedding.id);
  const changes = unpublishedChanges(site, published.value, edited.live.value);
  // What was published before events were part of it has them as they are.
  const isShownAtOnce =
    site?.published === true && published.status === 'ready' && published.value?.events === undefined;
  const publishing = usePublishing(wedding.id, { before: edited.storeMain });
  const suggestion = useSuggestedSlug(wedding.partners);
  const welcome = useWelcome(site, edits);
  const travel = useTravel(wedding.id, edited.events);
  const venues = usePicturedVenues(wedding.id, edited.live.value);
  const names =
    wedding.partners.length === 0 ? [intl.formatMessage({ id: 'website.site.nameless' })] : wedding.partners;
  if (status === 'loading') return <EditorSkeleton />;
  if (status === 'failed') return <WebsiteFailed onRetry={retry} />;
  const publish = (): void => {
    if (site?.published === true && site.slug !== null) publishing.publishChanges(site.slug);
    else publishing.publishFirst(suggestion, () => navigate(paths.websiteDetails(market.prefix)));
  };
  return (
    <Page>
      <WebsiteHead site={site} changes={changes} isBusy={publishing.isBusy} onPublish={mayEdit ? publish : null} />
      <Stack gap={6}>
        {mayEdit ? <FlowCallout isUntouched={site === null} /> : null}
        {mayEdit ? (
          <ThemePicker
            theme={site?.theme ?? 'orchard'}
            names={names}
            onChange={(theme) => edits.chooseTheme(site, theme)}
          />
        ) : (
          <ReadsAlong />
        )}
      </Stack>
      <Columns>
        <Stack gap={8}>
          <EventsSection edited={edited} mayEdit={mayEdit} isShownAtOnce={isShownAtOnce} />
          {mayEdit ? <WelcomeSection {...welcome} /> : null}
          {/* Known last: what stands above does not move when it comes. */}
          <TravelSection travel={travel} country={wedding.l10n.country} mayEdit={mayEdit} />
        </Stack>
        <SitePreview site={draftedSite({ wedding, site, welcome: welcome.welcome, events: edited.events, venues })} />
      </Columns>
    </Page>
  );
};
