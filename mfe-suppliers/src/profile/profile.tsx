import styled from '@emotion/styled';
import { keepFromSearchEngines, Slot, useLocaleInfo, useTitle } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { media, Page } from '@posy/shared-ui';
import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { anchors, sectionsOf } from './anchors';
import { supplierHref } from '#supplier/rules/links';
import { About } from './sections/about';
import { EnquiryDock } from './enquiry-dock';
import { Features } from './sections/features';
import { Gallery } from './sections/gallery';
import { ListTrail } from './list-trail';
import { Location } from './sections/location';
import { Overview } from './sections/overview';
import { Pricing } from './sections/pricing';
import { ProfileHead } from './profile-head';
import { ProfileSection } from './sections/profile-section';
import { Questions } from './sections/questions';
import { SectionNav } from './section-nav';
import { useHashScroll } from './use-hash-scroll';

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

const Main = ({ profile }: { profile: SupplierProfile }) => {
  const shown = new Set(sectionsOf(profile));
  const { id: supplierId, name: supplierName } = profile;
  const reviewsProps = useMemo(() => ({ supplierId, supplierName }), [supplierId, supplierName]);
  return (
    <div>
      <ProfileHead profile={profile} />
      <SectionNav profile={profile} />
      <Overview profile={profile} />
      {shown.has('about') ? <About profile={profile} /> : null}
      {shown.has('pricing') ? <Pricing profile={profile} /> : null}
      {shown.has('features') ? <Features features={profile.features} /> : null}
      <ProfileSection id={anchors.reviews} title={<FormattedMessage id="suppliers.section.reviews" />}>
        <Slot name="supplier-profile.reviews" props={reviewsProps} />
      </ProfileSection>
      <Location profile={profile} />
      {shown.has('faq') ? <Questions questions={profile.questions} awards={profile.awards} /> : null}
    </div>
  );
};

const Enquiry = ({ profile: { id, name, type, slug } }: { profile: SupplierProfile }) => {
  const props = useMemo(
    () => ({ supplierId: id, supplierName: name, supplierType: type, supplierSlug: slug }),
    [id, name, type, slug],
  );
  return <Slot name="supplier-profile.enquiry" props={props} />;
};

/** A supplier's page: what couples need to know, what others say, and the way to ask. */
export const Profile = ({ profile }: { profile: SupplierProfile }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  useTitle(`${profile.name}, ${profile.town}`);
  useHashScroll();
  // Not a `<meta>` of React's: the shell takes those of the first page away when the screen changes.
  const isFound = profile.seoIndex && !profile.demo;
  useEffect(() => (isFound ? undefined : keepFromSearchEngines()), [isFound]);
  return (
    <Page>
      <link rel="canonical" href={supplierHref(prefix, profile)} />
      <ListTrail profile={profile} />
      <Gallery pictures={profile.pictures} />
      <Columns>
        <Main profile={profile} />
        <Side
          id={anchors.enquiry}
          aria-label={formatMessage({ id: 'suppliers.profile.enquiry' }, { name: profile.name })}
        >
          <Enquiry profile={profile} />
        </Side>
      </Columns>
      <EnquiryDock price={profile.price} />
    </Page>
  );
};
