import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Callout, Page, PageHead, Stack } from '@posy/shared-ui';
import { ArrowLeftIcon, EyeIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { useEditedEvents } from '#events/public';
import { AddressSection, usePublishing, useSuggestedSlug } from '#publishing/public';
import { useSiteEdits } from '#site/edits/use-site-edits';
import { EditorSkeleton } from '#site/entry/editor-skeleton';
import { useKnownWebsite } from '#site/entry/use-known-website';
import type { EditedWedding } from '#site/entry/website-entry';
import { WebsiteFailed } from '#site/entry/website-failed';
import { languagesOf } from '#site/website-languages';
import { LanguagesSection } from './languages-section';
import { PasswordSection } from './password-section';
import { SharePictureSection } from './share-picture-section';
import { WeddingFacts } from './wedding-facts';

/** The details of one wedding's website. */
export const WebsiteDetails = ({ wedding, mayEdit }: EditedWedding) => {
  const { market } = useLocaleInfo();
  const { site, status, retry } = useKnownWebsite(wedding.id);
  const { storeMain } = useEditedEvents(wedding);
  const publishing = usePublishing(wedding.id, { before: storeMain });
  const edits = useSiteEdits(wedding.id);
  const suggestion = useSuggestedSlug(wedding.partners);
  if (status === 'loading') return <EditorSkeleton />;
  if (status === 'failed') return <WebsiteFailed onRetry={retry} />;
  return (
    <Page width="reading">
      <PageHead
        title={<FormattedMessage id="details.title" />}
        lead={<FormattedMessage id="details.lead" />}
        actions={
          <ButtonLink href={paths.website(market.prefix)} icon={<ArrowLeftIcon isFlipped />}>
            <FormattedMessage id="details.back" />
          </ButtonLink>
        }
      />
      <Stack gap={8}>
        {mayEdit ? (
          <>
            <AddressSection site={site} suggestion={suggestion} publishing={publishing} />
            <PasswordSection weddingId={wedding.id} hasPassword={site?.hasPassword === true} />
            <SharePictureSection
              weddingId={wedding.id}
              picture={site?.sharePicture ?? null}
              onChange={(picture) => edits.chooseSharePicture(site, picture)}
            />
            <LanguagesSection
              languages={languagesOf(site, wedding)}
              onChange={(languages) => edits.writeIn(site, languages)}
            />
          </>
        ) : (
          <Callout hue="bluebell" icon={<EyeIcon />} role="note">
            <FormattedMessage id="website.reads-along" />
          </Callout>
        )}
        <WeddingFacts wedding={wedding} />
      </Stack>
    </Page>
  );
};
