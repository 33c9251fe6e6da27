import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useOnline } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { audienceOf, type Website, type Wedding, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, Callout, FailedFeature, Page, PageHead, Stack, Tag } from '@posy/shared-ui';
import { EyeIcon } from '@posy/shared-ui/icons';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contentOf, draftOf } from '#domain/event-draft';
import { suggestSlug } from '#domain/slug';
import { orderEvents, untouchedMainEvent, withMainEvent, type EventDefaults } from '#domain/wedding-events';
import type { Microsite } from '../public-site/microsite-queries';
import { AddressSection } from './address-section';
import { EditorSkeleton } from './editor-skeleton';
import { EventsSection } from './events/events-section';
import { ThemePicker } from './theme-picker';
import { WebsitePreview } from './website-preview';
import { useWebsite, useWebsiteEdits, useWeddingEvents } from './website-queries';
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

const Head = ({ site }: { site: Website | null }) => {
  const { market } = useLocaleInfo();
  const slug = site?.published === true ? site.slug : null;
  return (
    <PageHead
      title={<FormattedMessage id="website.title" />}
      lead={
        <Tag hue={slug === null ? undefined : 'fern'}>
          <FormattedMessage id={slug === null ? 'website.state.draft' : 'website.state.live'} />
        </Tag>
      }
      actions={
        slug === null ? null : (
          <ButtonLink href={paths.publicWebsite(market.prefix, slug)}>
            <FormattedMessage id="website.view" />
          </ButtonLink>
        )
      }
    />
  );
};

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
}

/** What guests would see, with what is being written. */
const previewOf = ({ wedding, site, welcome, events }: PreviewInput): Microsite => ({
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
  events: events.filter((event) => event.visible && audienceOf(event).kind === 'everyone'),
});

/** The words for guests: as saved until somebody types, and kept when saving is refused. */
const useWelcome = (site: Website | null, save: (welcome: string, refused: () => void) => void) => {
  const { notices } = useHost();
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const saved = site?.welcome ?? '';
  return {
    welcome: typed ?? saved,
    isChanged: typed !== null && typed !== saved,
    onChange: setTyped,
    onSave() {
      if (typed === null) return;
      save(typed, () => {
        setTyped(typed);
        notices.show({ tone: 'error', text: intl.formatMessage({ id: 'website.welcome.refused' }) });
      });
    },
  };
};

/** The wedding's events with the main one and all defaults, as they come and as guests see them. */
const useEditedEvents = (wedding: Identified<Wedding>) => {
  const intl = useIntl();
  const live = useWeddingEvents(wedding.id);
  const mainName = intl.formatMessage({ id: 'website.main-event' });
  return useMemo(() => {
    const defaults: EventDefaults = { mainName, date: wedding.date };
    const main = untouchedMainEvent(wedding.createdAt);
    const stored = live.value ?? [];
    const hasMain = stored.some(({ type }) => type === 'main');
    return { live, defaults, main, hasMain, events: orderEvents(withMainEvent(stored, main), defaults) };
  }, [live, mainName, wedding.createdAt, wedding.date]);
};

interface Props {
  wedding: Identified<Wedding>;
  /** False: everything is there to be read. */
  mayEdit: boolean;
}

/** The editor of one wedding's website. */
export const WebsiteEditor = ({ wedding, mayEdit }: Props) => {
  const intl = useIntl();
  const { notices } = useHost();
  const isOnline = useOnline();
  const live = useWebsite(wedding.id);
  const edits = useWebsiteEdits(wedding.id);
  const site = live.value;
  const { live: liveEvents, defaults, main, hasMain, events } = useEditedEvents(wedding);
  const welcome = useWelcome(site, (words, refused) => edits.changeSite(site, { welcome: words }, refused));
  const refused = (): void => notices.show({ tone: 'error', text: intl.formatMessage({ id: 'website.refused' }) });
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
  // Guests see stored events only: the main one is stored before the first of them comes.
  const storeMain = (): void => {
    if (liveEvents.status === 'ready' && !hasMain)
      edits.addEvent(main.id, contentOf(draftOf(main, defaults), defaults), refused);
  };
  return (
    <Page>
      <Head site={site} />
      {mayEdit ? (
        <ThemePicker
          theme={site?.theme ?? 'orchard'}
          names={names}
          onChange={(theme) => edits.changeSite(site, { theme }, refused)}
        />
      ) : (
        <ReadsAlong />
      )}
      <Columns>
        <Stack gap={8}>
          <EventsSection live={liveEvents} {...{ events, defaults, edits, mayEdit }} />
          {mayEdit ? (
            <>
              <WelcomeSection {...welcome} />
              <AddressSection weddingId={wedding.id} site={site} suggestion={suggestion} beforePublish={storeMain} />
            </>
          ) : null}
        </Stack>
        <WebsitePreview site={previewOf({ wedding, site, welcome: welcome.welcome, events })} />
      </Columns>
    </Page>
  );
};
