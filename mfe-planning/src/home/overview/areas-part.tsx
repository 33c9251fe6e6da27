import styled from '@emotion/styled';
import { useAccess } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { media, Section } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { Totals } from '#plan/tasks/totals';
import { BudgetTile, ChecklistTile, GuestsTile, ScrapbookTile, SuppliersTile, WebsiteTile } from './areas/area-tiles';

const Tiles = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  ${media.tablet} {
    gap: 16px;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media print {
    gap: 8px;
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

interface Props {
  wedding: Identified<Wedding>;
  /** Null for members who may not read the checklist. */
  totals: Totals | null;
}

/** The areas that this member may read, each with a summary. */
export const AreasPart = ({ wedding, totals }: Props) => {
  const guests = useAccess('guests');
  const budget = useAccess('budget');
  const suppliers = useAccess('suppliers');
  const website = useAccess('website');
  const notes = useAccess('notes');
  return (
    <Section title={<FormattedMessage id="planning.overview.areas" />}>
      <Tiles>
        {totals !== null && <ChecklistTile totals={totals} />}
        {guests !== 'none' && <GuestsTile wedding={wedding} />}
        {budget !== 'none' && <BudgetTile wedding={wedding} />}
        {suppliers !== 'none' && <SuppliersTile wedding={wedding} />}
        {website !== 'none' && <WebsiteTile wedding={wedding} />}
        {notes !== 'none' && <ScrapbookTile wedding={wedding} />}
      </Tiles>
    </Section>
  );
};
