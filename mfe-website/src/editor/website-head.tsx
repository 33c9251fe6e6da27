import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Website } from '@posy/shared-contracts/entities';
import { Button, ButtonLink, PageHead, Tag } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';

interface Props {
  site: Website | null;
  /** How many things guests still see as they were. */
  changes: number;
  isBusy: boolean;
  /** Shows guests what is drafted; null for who may not. */
  onPublish: ((slug: string) => void) | null;
}

const stateOf = (slug: string | null, changes: number) => {
  if (slug === null) return 'website.state.draft';
  return changes === 0 ? 'website.state.live' : 'website.state.behind';
};

/** Whether the website can be seen, whether guests see it as it is drafted, and the way to let them. */
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
        slug === null ? null : (
          <>
            {changes === 0 || onPublish === null ? null : (
              <Button kind="main" isPending={isBusy} onPress={() => onPublish(slug)}>
                <FormattedMessage id="website.publish-changes" values={{ count: changes }} />
              </Button>
            )}
            <ButtonLink href={paths.publicWebsite(market.prefix, slug)}>
              <FormattedMessage id="website.view" />
            </ButtonLink>
          </>
        )
      }
    />
  );
};
