import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { ApiClient } from '@posy/shared-contracts/endpoints';
import type { RealWedding, SupplierProfile } from '@posy/shared-contracts/entities';
import { Button, color, Heading, NavLink, Text } from '@posy/shared-ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { supplierHref } from '#supplier/rules/links';
import { ProfileSection } from '#supplier/screen/profile-section';
import { withOwnPictures } from './rules/own-pictures';
import { shownWorks, type WorksOf, worksPageSize, worksRequest } from './rules/works-request';
import { storyHref } from './stories/story-href';

const List = styled.ul`
  display: grid;
  gap: 24px 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 16px;
    background: ${color.sunken};
  }
  & > li {
    display: grid;
    gap: 4px;
    align-content: start;
  }
  & img + h3 {
    margin-block-start: 8px;
  }
  & p a {
    text-decoration: underline;
  }
`;

const worksQuery = (api: ApiClient, of: WorksOf) =>
  queryOptions({
    queryKey: ['works', of],
    queryFn: async ({ signal }) => (await api.call('searchWorks', { body: worksRequest(of) }, { signal })).results,
    throwOnError: false,
  });

/**
 * The weddings of a list; empty after a failure, which is reported. Source: S8-real-weddings-01, S8-real-weddings-02.
 */
const useWorks = (of: WorksOf): RealWedding[] => {
  const { api, telemetry } = useHost();
  const { data, error } = useQuery(worksQuery(api, of));
  useEffect(() => {
    if (error !== null) telemetry.error('real-weddings', error);
  }, [error, telemetry]);
  return shownWorks(of, data ?? []);
};

/** One wedding, with its suppliers. */
const StoryCard = ({ work, exceptId }: { work: RealWedding; exceptId: string }) => {
  const { title, photos, suppliers } = work;
  const { prefix } = useLocaleInfo().market;
  const [picture] = photos;
  return (
    <li>
      {picture === undefined ? null : <Picture picture={picture} shape="4x3" sizes="(min-width: 768px) 380px, 100vw" />}
      <Heading level={3} size="title">
        <NavLink href={storyHref(prefix, work)}>{title}</NavLink>
      </Heading>
      <Text size="small" tone="soft">
        {suppliers
          .filter(({ supplierId }) => supplierId !== exceptId)
          .map(({ supplierId, supplierName, supplierCategory, supplierPublicId }, place) => (
            <span key={supplierId}>
              {place === 0 ? null : ' · '}
              <NavLink href={supplierHref(prefix, { type: supplierCategory, publicId: supplierPublicId })}>
                {supplierName}
              </NavLink>
            </span>
          ))}
      </Text>
    </li>
  );
};

interface Props {
  profile: Pick<SupplierProfile, 'id' | 'type'>;
  /** The anchor of the section. */
  anchor: string;
}

/** Real weddings at a venue, or with another supplier's work; renders nothing without any. */
export const SupplierWeddings = ({ profile: { id, type }, anchor }: Props) => {
  const kind = type === 'venues' ? 'venue' : 'supplier';
  const works = useWorks({ kind, supplierId: id });
  const [pages, setPages] = useState(1);
  const shown = withOwnPictures(works.slice(0, pages * worksPageSize(kind)));
  if (works.length === 0) return null;
  return (
    <ProfileSection id={anchor} title={<FormattedMessage id="suppliers.index.weddings" />}>
      <List>
        {shown.map((work) => (
          <StoryCard key={work.id} work={work} exceptId={id} />
        ))}
      </List>
      {shown.length < works.length ? (
        <div>
          <Button onPress={() => setPages(pages + 1)}>
            <FormattedMessage id="works.more" />
          </Button>
        </div>
      ) : null}
    </ProfileSection>
  );
};
