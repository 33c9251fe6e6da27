import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, Inline, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { useGuestTotals } from '#guests/public';
import { NotPrinted } from '#plan/print/print-sheet';
import { SheetPart } from './sheet-part';

/** The number of guests who come, with links to the seating and the caterer's sheet. */
export const GuestsPart = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { market } = useLocaleInfo();
  const totals = useGuestTotals(wedding);
  return (
    <SheetPart
      title={<FormattedMessage id="planning.day.guests" />}
      part={totals === null ? { status: 'loading' } : { status: 'ready', value: totals }}
    >
      {({ attending }) => (
        <>
          <Text isFigures>
            <FormattedMessage id="planning.day.guests.count" values={{ count: attending }} />
          </Text>
          <NotPrinted>
            <Inline gap={2}>
              <ButtonLink href={paths.seating(market.prefix)}>
                <FormattedMessage id="planning.day.guests.seating" />
              </ButtonLink>
              <ButtonLink href={paths.catererSheet(market.prefix)}>
                <FormattedMessage id="planning.day.guests.caterers" />
              </ButtonLink>
            </Inline>
          </NotPrinted>
        </>
      )}
    </SheetPart>
  );
};
