import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Website } from '@posy/shared-contracts/entities';
import { Button, ButtonLink, PageHead, Tag } from '@posy/shared-ui';
import { LockIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';

interface Props {
  site: Website | null;
  /** The number of changes that guests do not see yet. */
  changes: number;
  isBusy: boolean;
  /** Shows guests what is drafted; null for people who may not. */
  onPublish: (() => void) | null;
}

const stateOf = (slug: string | null, changes: number) => {
  if (slug === null) return 'website.state.draft';
  return changes === 0 ? 'website.state.live' : 'website.state.behind';
};

/**
 * The head of the editor: it says whether guests see the website and its latest draft, and has the button that
 * publishes.
 */
export const WebsiteHead = ({ site, changes, isBusy, onPublish }: Props) => {
  const { market } = useLocaleInfo();
  const slug = site?.published === true ? site.slug : null;
  return (
    <PageHead
      title={<FormattedMessage id="website.title" />}
      lead={
        <Tag hue={slug === null ? undefined : changes === 0 ? 'fern' : 'primrose'}>
          <FormattedMessage id={stateOf(slug, changes)} values={{ count: changes }} />
        </Tag>
      }
      actions={
        <>
          {slug === null ? null : (
            <ButtonLink kind="plain" href={paths.publicWebsite(market.prefix, slug)}>
              <FormattedMessage id="website.view" />
            </ButtonLink>
          )}
          <ButtonLink href={paths.websiteDetails(market.prefix)} icon={<LockIcon />}>
            <FormattedMessage id="website.details" />
          </ButtonLink>
          {onPublish === null || (slug !== null && changes === 0) ? null : (
            <Button kind="main" isPending={isBusy} onPress={onPublish}>
              {slug === null ? (
                <FormattedMessage id="website.address.publish" />
              ) : (
                <FormattedMessage id="website.publish-changes" values={{ count: changes }} />
              )}
            </Button>
          )}
        </>
      }
    />
  );
};
