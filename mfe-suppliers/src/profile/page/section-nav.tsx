import styled from '@emotion/styled';
import { useLocation } from '@posy/remote-kit/router';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { color, media, TabLinks } from '@posy/shared-ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { hashOf, type NavigableSection, sectionOfHash, sectionsOf } from '../anchors/anchors';
import { useSectionInView } from '../anchors/use-section-in-view';

const Sticky = styled.div`
  position: sticky;
  inset-block-start: var(--posy-size-header);
  z-index: 12;
  background: ${color.canvas};
  ${media.phone} {
    inset-block-start: 60px;
  }
`;

const labels = {
  overview: 'suppliers.section.overview',
  specialOffers: 'profile.section.specialOffers',
  about: 'suppliers.section.about',
  pricing: 'suppliers.section.pricing',
  features: 'suppliers.section.features',
  reviews: 'suppliers.section.reviews',
  location: 'suppliers.section.location',
  visitVenue: 'profile.section.visitVenue',
  faqAwardsPreferred: 'suppliers.section.faq',
  listGallery: 'profile.section.listGallery',
} as const satisfies Record<NavigableSection, string>;

/** The sections of this profile, by their fixed anchors. */
export const SectionNav = ({ profile }: { profile: SupplierProfile }) => {
  const { hash } = useLocation();
  const { formatMessage } = useIntl();
  const sections = sectionsOf(profile);
  const current = useSectionInView(sections) ?? sectionOfHash(hash);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [tabs, tab] = [bar.current?.firstElementChild, bar.current?.querySelector<HTMLElement>('[aria-current]')];
    if (tabs != null && tab != null) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <Sticky ref={bar}>
      <TabLinks
        label={formatMessage({ id: 'suppliers.profile.onThisPage' })}
        hue="peony"
        items={sections.map((section) => ({
          href: hashOf(section),
          label: formatMessage({ id: labels[section] }),
          isCurrent: section === current,
        }))}
      />
    </Sticky>
  );
};
