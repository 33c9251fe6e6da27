import styled from '@emotion/styled';
import { hideFromSearchEngines, useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useLocation } from '@posy/remote-kit/router';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { Chip, ChipGroup, color, NavLink, Page, PageHead } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { CaretLeftIcon, SquaresFourIcon } from '@posy/shared-ui/icons';
import { Suspense, useEffect } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { Heart } from '#shortlist/public';
import { captionOf } from '#supplier/gallery/caption';
import { usePhoto } from '#supplier/gallery/use-photo';
import { ListIcon } from '#supplier/icons/list-icon';
import { supplierHref } from '#supplier/rules/links';
import { LateViewer } from '../gallery/late-viewer';
import { groupsOf, inGroup } from '../rules/picture-groups';
import { ListTiles, MasonryTiles } from './tiles';

const Back = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 28px;
  margin-block-end: 8px;
  font-size: 0.875rem;
  color: ${color.inkSoft};
  &:hover {
    color: ${color.ink};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 20px;
  & > [role='group'] {
    min-inline-size: 0;
  }
`;

/** The filter and the layout, from the address. */
const useShown = ({ type, publicId }: Pick<SupplierProfile, 'type' | 'publicId'>) => {
  const { navigate } = useHost();
  const { prefix } = useLocaleInfo().market;
  const params = new URLSearchParams(useLocation().search);
  const group = params.get('group') ?? '';
  const isList = params.get('view') === 'list';
  const go = (next: { group: string; isList: boolean }): void =>
    navigate(
      paths.supplierPictures(prefix, type, publicId, {
        ...(next.group !== '' && { group: next.group }),
        ...(next.isList && { view: 'list' }),
      }),
    );
  return {
    ...{ group, isList },
    choose: (chosen: string) => go({ group: chosen, isList }),
    layOut: (view: string) => go({ group, isList: view === 'list' }),
  };
};

type Shown = ReturnType<typeof useShown>;

const Filters = ({ pictures, shown }: Pick<SupplierProfile, 'pictures'> & { shown: Shown }) => {
  const { formatMessage } = useIntl();
  const groups = groupsOf(pictures);
  const chosen = groups.find(({ group }) => group === shown.group)?.group ?? '';
  return groups.length === 0 ? (
    <span />
  ) : (
    <ChipGroup label={formatMessage({ id: 'profile.pictures.groups' })} canSlide>
      <Chip
        isChosen={chosen === ''}
        count={<FormattedNumber value={pictures.length} />}
        onPress={() => shown.choose('')}
      >
        {formatMessage({ id: 'profile.pictures.all' })}
      </Chip>
      {groups.map(({ group, count }) => (
        <Chip
          key={group}
          isChosen={chosen === group}
          count={<FormattedNumber value={count} />}
          onPress={() => shown.choose(group)}
        >
          {formatMessage({ id: `profile.pictures.group.${group}` })}
        </Chip>
      ))}
    </ChipGroup>
  );
};

const Head = ({ profile }: { profile: SupplierProfile }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { name, town, pictures } = profile;
  const areAllDrawn = pictures.every(({ label }) => captionOf(label, name).isIllustration);
  return (
    <>
      <Back href={supplierHref(prefix, profile)}>
        <CaretLeftIcon size="s" isFlipped />
        {name}
      </Back>
      <PageHead
        title={formatMessage({ id: 'profile.pictures.title' }, { count: pictures.length })}
        lead={formatMessage(
          { id: areAllDrawn ? 'profile.pictures.illustrated' : 'profile.pictures.lead' },
          { name, town },
        )}
        actions={
          <Heart
            supplier={profile}
            words={{
              on: formatMessage({ id: 'profile.pictures.onShortlist' }),
              off: formatMessage({ id: 'profile.pictures.toShortlist' }),
            }}
          />
        }
      />
    </>
  );
};

/** All pictures of a supplier, by group, as columns or as a list; each opens full screen. */
export const Pictures = ({ profile }: { profile: SupplierProfile }) => {
  const { formatMessage } = useIntl();
  const { pictures, name, town } = profile;
  const shown = useShown(profile);
  const photo = usePhoto(pictures.length);
  const inView = inGroup(pictures, shown.group);
  const open = (picture: (typeof pictures)[number]): void => photo.open(pictures.indexOf(picture));
  const current = photo.place === null ? undefined : pictures[photo.place];
  // A link to a picture outside the group opens it among all of them.
  const inViewer = current !== undefined && inView.includes(current) ? inView : pictures;
  useTitle(`${formatMessage({ id: 'profile.pictures.title' }, { count: pictures.length })}, ${name}, ${town}`);
  const isFound = profile.seoIndex && !profile.demo;
  useEffect(() => (isFound ? undefined : hideFromSearchEngines()), [isFound]);
  return (
    <Page>
      <Head profile={profile} />
      <Tools>
        <Filters pictures={pictures} shown={shown} />
        <Segment
          label={formatMessage({ id: 'profile.pictures.layout' })}
          value={shown.isList ? 'list' : 'columns'}
          onChange={shown.layOut}
          options={[
            {
              value: 'columns',
              label: <SquaresFourIcon size="s" label={formatMessage({ id: 'profile.pictures.columns' })} />,
            },
            { value: 'list', label: <ListIcon size="s" label={formatMessage({ id: 'profile.pictures.list' })} /> },
          ]}
        />
      </Tools>
      {shown.isList ? (
        <ListTiles pictures={inView} name={name} onOpen={open} />
      ) : (
        <MasonryTiles pictures={inView} onOpen={open} />
      )}
      {current === undefined ? null : (
        <Suspense fallback={null}>
          <LateViewer
            profile={profile}
            pictures={inViewer}
            place={inViewer.indexOf(current)}
            onShow={(place) => photo.open(pictures.indexOf(inViewer[place] ?? current))}
            onClose={photo.close}
          />
        </Suspense>
      )}
    </Page>
  );
};
