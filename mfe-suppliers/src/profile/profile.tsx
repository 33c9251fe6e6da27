import styled from '@emotion/styled';
import { hideFromSearchEngines, Slot, useLocaleInfo, useTitle } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { type MarketPrefix, markets } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { ButtonLink, media, Page } from '@posy/shared-ui';
import { ImageIcon } from '@posy/shared-ui/icons';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Mosaic } from '#supplier/gallery/mosaic';
import { usePhoto } from '#supplier/gallery/use-photo';
import { supplierHref } from '#supplier/rules/links';
import { enquiryAnchor } from './anchors/anchors';
import { useHashScroll } from './anchors/use-hash-scroll';
import { EnquiryDock } from './enquiry-dock';
import { LateViewer } from './gallery/late-viewer';
import { ClaimLine } from './page/claim-line';
import { ListTrail } from './page/list-trail';
import { ProfileMain } from './page/profile-main';
import { Similar } from './page/similar';
import { useDock } from './use-dock';

const Columns = styled.div`
  display: grid;
  gap: 32px;
  grid-template-columns: minmax(0, 1fr);
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 372px;
    gap: 56px;
  }
`;

const Side = styled.aside`
  scroll-margin-block-start: 24px;
  ${media.desk} {
    padding-block-start: 24px;
    & > div {
      position: sticky;
      inset-block-start: 92px;
    }
  }
`;

const Enquiry = ({ profile: { id, name, type, slug } }: { profile: SupplierProfile }) => {
  const props = useMemo(
    () => ({ supplierId: id, supplierName: name, supplierType: type, supplierSlug: slug }),
    [id, name, type, slug],
  );
  return <Slot name="supplier-profile.enquiry" props={props} />;
};

/** Returns the market of the supplier's country, to which its page belongs, whichever market the reader uses. */
const homeOf = ({ countryCode }: SupplierProfile, prefix: MarketPrefix): MarketPrefix =>
  markets.find(({ country }) => country === countryCode)?.prefix ?? prefix;

/** A supplier's page: its facts, its reviews, and the enquiry. */
export const Profile = ({ profile }: { profile: SupplierProfile }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const photo = usePhoto(profile.pictures.length);
  const form = useRef<HTMLElement>(null);
  const isDockNeeded = useDock(form, profile.id);
  useTitle(`${profile.name}, ${profile.town}`);
  useHashScroll();
  // It is no `<meta>` of React's: the shell removes those of the first page when the screen changes.
  const isFound = profile.seoIndex && !profile.demo;
  useEffect(() => (isFound ? undefined : hideFromSearchEngines()), [isFound]);
  return (
    <Page>
      <link rel="canonical" href={supplierHref(homeOf(profile, prefix), profile)} />
      <ListTrail profile={profile} />
      <Mosaic pictures={profile.pictures} onOpen={photo.open}>
        <ButtonLink
          size="s"
          icon={<ImageIcon size="s" />}
          href={paths.supplierPictures(prefix, profile.type, profile.publicId)}
        >
          <FormattedMessage id="suppliers.profile.allPictures" values={{ count: profile.pictures.length }} />
        </ButtonLink>
      </Mosaic>
      <Columns>
        <ProfileMain profile={profile} onPicture={photo.open} />
        <Side
          ref={form}
          id={enquiryAnchor}
          aria-label={formatMessage({ id: 'suppliers.profile.enquiry' }, { name: profile.name })}
        >
          <Enquiry profile={profile} />
        </Side>
      </Columns>
      <Similar profile={profile} />
      <ClaimLine profile={profile} />
      {isDockNeeded ? <EnquiryDock price={profile.price} /> : null}
      {photo.place === null ? null : (
        <Suspense fallback={null}>
          <LateViewer
            profile={profile}
            pictures={profile.pictures}
            place={photo.place}
            onShow={photo.open}
            onClose={photo.close}
          />
        </Suspense>
      )}
    </Page>
  );
};
