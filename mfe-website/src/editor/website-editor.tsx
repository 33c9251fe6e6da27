import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Callout, Page, Stack } from '@posy/shared-ui';
import { EyeIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditedEvents } from '#events/public';
import { StylePicker, ThemePicker } from '#looks/public';
import { usePublishing, useSuggestedSlug } from '#publishing/public';
import { useDraftedParts, usePartName } from '#sections/public';
import { EditHistoryProvider } from '#site/edits/edit-history';
import { useSiteEdits } from '#site/edits/use-site-edits';
import { EditorSkeleton } from '#site/entry/editor-skeleton';
import { useKnownWebsite } from '#site/entry/use-known-website';
import type { EditedWedding } from '#site/entry/website-entry';
import { WebsiteFailed } from '#site/entry/website-failed';
import { languagesOf } from '#site/website-languages';
import { usePublished } from '#site/website-queries';
import { ChangesList } from './changes-list';
import { EditorParts } from './editor-parts';
import { FlowCallout } from './flow-callout';
import { unpublishedChanges } from './rules/unpublished';
import { WebsiteHead } from './website-head';

/** Says, above a website that may be read and not changed, who can open it. */
const ReadsAlong = () => (
  <Callout hue="bluebell" icon={<EyeIcon />} role="note">
    <FormattedMessage id="website.reads-along" />
  </Callout>
);

const Editor = ({ wedding, mayEdit }: EditedWedding) => {
  const intl = useIntl();
  const { navigate } = useHost();
  const { market } = useLocaleInfo();
  const { site, status, retry } = useKnownWebsite(wedding.id);
  const edits = useSiteEdits(wedding.id);
  const edited = useEditedEvents(wedding);
  const parts = useDraftedParts(wedding.id);
  const published = usePublished(wedding.id);
  const languages = languagesOf(site, wedding);
  const nameOf = usePartName(languages[0]);
  const changes = unpublishedChanges({
    site,
    published: published.value,
    events: edited.live.value,
    sections: parts === null ? null : parts.flatMap(({ section }) => section ?? []),
  });
  // A website that was published before it contained events shows guests the events as they are now.
  const isShownAtOnce =
    site?.published === true && published.status === 'ready' && published.value?.events === undefined;
  const publishing = usePublishing(wedding.id, { before: edited.storeMain });
  const suggestion = useSuggestedSlug(wedding.partners);
  const names =
    wedding.partners.length === 0 ? [intl.formatMessage({ id: 'website.site.nameless' })] : wedding.partners;
  if (status === 'loading' || parts === null) return <EditorSkeleton />;
  if (status === 'failed') return <WebsiteFailed onRetry={retry} />;
  const publish = (): void => {
    if (site?.published === true && site.slug !== null) publishing.publishChanges(site.slug);
    else publishing.publishFirst(suggestion, () => navigate(paths.websiteDetails(market.prefix)));
  };
  return (
    <Page>
      <WebsiteHead
        site={site}
        changes={changes.length}
        isBusy={publishing.isBusy}
        onPublish={mayEdit ? publish : null}
      />
      <Stack gap={6}>
        {mayEdit ? <FlowCallout isUntouched={site === null} /> : null}
        <ChangesList changes={changes} parts={parts} nameOf={nameOf} mainName={edited.defaults.mainName} />
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
      <EditorParts
        {...{ wedding, site, parts, nameOf, languages, mayEdit, edited, isShownAtOnce }}
        siteEdits={edits}
        styles={
          mayEdit ? <StylePicker style={site ?? {}} onChange={(style) => edits.chooseStyle(site, style)} /> : null
        }
      />
    </Page>
  );
};

/** The editor of one wedding's website; what is done in it can be taken back step by step. */
export const WebsiteEditor = (props: EditedWedding) => (
  <EditHistoryProvider>
    <Editor {...props} />
  </EditHistoryProvider>
);
