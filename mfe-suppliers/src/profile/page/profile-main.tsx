import { Slot, useLocaleInfo } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { lazy, Suspense, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { orNothing } from '#supplier/screen/or-nothing';
import { ProfileSection } from '#supplier/screen/profile-section';
import { SupplierWeddings } from '#works/public';
import { sectionsOf } from '../anchors/anchors';
import { MediaButtons } from '../film/media-buttons';
import { PictureList } from '../gallery/picture-list';
import { About } from '../sections/about';
import { Features } from '../sections/features';
import { Location } from '../sections/location';
import { Overview } from '../sections/overview';
import { Pricing } from '../sections/pricing';
import { Questions } from '../sections/questions';
import { SpecialOffers } from '../sections/special-offers';
import { VisitVenue } from '../sections/visit-venue';
import { inWords, isForeign, type SupplierWords } from '../translation/in-words';
import { ProfileHead } from './profile-head';
import { SectionNav } from './section-nav';

interface Props {
  profile: SupplierProfile;
  onPicture: (place: number) => void;
}

const Reviews = ({ profile: { id: supplierId, name: supplierName } }: { profile: SupplierProfile }) => {
  const props = useMemo(() => ({ supplierId, supplierName }), [supplierId, supplierName]);
  return (
    <ProfileSection id={profileAnchors.reviews} title={<FormattedMessage id="suppliers.section.reviews" />}>
      <div id={profileAnchors.testimonials}>
        <Slot name="supplier-profile.reviews" props={props} />
      </div>
    </ProfileSection>
  );
};

/** Loaded where the supplier writes in another language than the reader's. */
const TranslationLine = lazy(() =>
  orNothing(import('../translation/translation-line').then((module) => module.TranslationLine)),
);

/** The supplier's sections with content, in the order of section 2. */
export const ProfileMain = ({ profile: original, onPicture }: Props) => {
  const { locale } = useLocaleInfo();
  const [words, setWords] = useState<SupplierWords | null>(null);
  const profile = words === null ? original : inWords(original, words);
  const shown = new Set(sectionsOf(profile));
  return (
    <div id={profileAnchors.viewProfile}>
      <ProfileHead profile={profile} />
      {isForeign(original, locale) ? (
        <Suspense fallback={null}>
          <TranslationLine profile={original} words={words} onWords={setWords} />
        </Suspense>
      ) : null}
      <MediaButtons profile={profile} />
      <SectionNav profile={profile} />
      <Overview profile={profile} />
      {shown.has('specialOffers') ? <SpecialOffers profile={profile} /> : null}
      {shown.has('about') ? <About profile={profile} /> : null}
      {shown.has('pricing') ? <Pricing profile={profile} /> : null}
      {shown.has('features') ? <Features features={profile.features} /> : null}
      <SupplierWeddings profile={profile} anchor={profileAnchors.realWeddings} />
      <Reviews profile={profile} />
      <Location profile={profile} />
      {shown.has('visitVenue') ? <VisitVenue profile={profile} /> : null}
      {shown.has('faqAwardsPreferred') ? <Questions profile={profile} /> : null}
      {shown.has('listGallery') ? <PictureList profile={profile} onOpen={onPicture} /> : null}
    </div>
  );
};
