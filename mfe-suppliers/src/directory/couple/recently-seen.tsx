import styled from '@emotion/styled';
import { useLocaleInfo, useReadable } from '@posy/remote-kit';
import type { SupplierCard } from '@posy/shared-contracts/entities';
import { Button, color, media, Section } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { seenProfiles } from '#supplier/adapters/seen-profiles';
import { CardWords } from '#supplier/card/card-words';
import { Picture } from '#supplier/card/picture';

const shownAtMost = 4;

/** Beside each other; on phones they scroll sideways. */
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 236px;
  gap: 16px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: -16px;
  padding-inline: 16px;
  ${media.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 20px;
    overflow: visible;
    margin-inline: 0;
    padding-inline: 0;
  }
  & > li {
    position: relative;
    display: grid;
    gap: 3px;
    align-content: start;
    min-inline-size: 0;
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 3;
    margin-block-end: 8px;
    object-fit: cover;
    background: ${color.sunken};
    border-radius: 16px;
  }
  & a::after {
    position: absolute;
    inset: 0;
    border-radius: 16px;
    content: '';
  }
`;

const Seen = ({ supplier }: { supplier: SupplierCard }) => (
  <li>
    <Picture picture={supplier.picture} shape="4x3" sizes="(min-width: 768px) 290px, 236px" />
    <CardWords supplier={supplier} level={3} />
  </li>
);

/** The profiles viewed on this device; renders nothing without any. */
export const RecentlySeen = ({ exceptIds }: { exceptIds: ReadonlySet<string> }) => {
  const { country } = useLocaleInfo().market;
  const seen = useReadable(seenProfiles).filter(({ id, countryCode }) => !exceptIds.has(id) && countryCode === country);
  if (seen.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="start.seen" />}
      action={
        <Button kind="plain" size="s" onPress={seenProfiles.clear}>
          <FormattedMessage id="start.seen.clear" />
        </Button>
      }
    >
      <Row>
        {seen.slice(0, shownAtMost).map((supplier) => (
          <Seen key={supplier.id} supplier={supplier} />
        ))}
      </Row>
    </Section>
  );
};
