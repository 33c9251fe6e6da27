import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useSearchParams } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { websiteOnboardingFlow } from '@posy/shared-contracts/paths';
import { Page } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditedEvents } from '#events/public';
import { draftedSite, SitePreview } from '#preview/public';
import { usePublishing, useSuggestedSlug } from '#publishing/public';
import { useSiteEdits } from '#site/edits/use-site-edits';
import { EditorSkeleton } from '#site/entry/editor-skeleton';
import { useKnownWebsite } from '#site/entry/use-known-website';
import { WebsiteFailed } from '#site/entry/website-failed';
import { usePicturedVenues } from '#site/use-shown-venues';
import { WebsiteQuestion } from './website-question';
import { besides, stepOf } from './website-steps';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 64px;
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 324px;
  }
`;

/** A wedding's first website, a question a step, beside what guests will see. */
export const WebsiteOnboarding = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const intl = useIntl();
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const [search] = useSearchParams();
  const step = stepOf(search.get('step'));
  const { site, status, retry } = useKnownWebsite(wedding.id);
  const edits = useSiteEdits(wedding.id);
  const { events, storeMain, live } = useEditedEvents(wedding);
  const venues = usePicturedVenues(wedding.id, live.value);
  const leave = (): void => navigate(paths.website(market.prefix, { flow: websiteOnboardingFlow }));
  const publishing = usePublishing(wedding.id, { before: storeMain, after: leave });
  const suggestion = useSuggestedSlug(wedding.partners);
  const [welcome, setWelcome] = useState<string | null>(null);
  const [slug, setSlug] = useState<string | null>(null);
  if (status === 'loading') return <EditorSkeleton />;
  if (status === 'failed') return <WebsiteFailed onRetry={retry} />;
  const written = welcome ?? site?.welcome ?? '';
  const { after } = besides(step);
  const goOn = (): void => {
    if (step === 'welcome' && welcome !== null)
      edits.writeWelcome(
        site,
        { welcome },
        { onRejected: () => setWelcome(welcome), onUndone: () => setWelcome(null) },
      );
    if (after === null) publishing.publish(slug ?? site?.slug ?? suggestion);
    else navigate(paths.websiteOnboarding(market.prefix, { step: after }));
  };
  return (
    <Page>
      <Columns>
        <WebsiteQuestion
          {...{ step, wedding, publishing }}
          theme={site?.theme ?? 'orchard'}
          names={
            wedding.partners.length === 0 ? [intl.formatMessage({ id: 'website.site.nameless' })] : wedding.partners
          }
          welcome={written}
          slug={slug ?? site?.slug ?? suggestion}
          onTheme={(theme) => edits.chooseTheme(site, theme)}
          onWelcome={setWelcome}
          onSlug={setSlug}
          onNext={goOn}
        />
        <SitePreview site={draftedSite({ wedding, site, welcome: written, events, venues })} />
      </Columns>
    </Page>
  );
};
