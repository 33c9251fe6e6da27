import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { ShortlistedSupplier, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Link, Row, Rows, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { categoryName } from '#plan/tasks/category-names';
import { useBookedSuppliers } from '../sheet/use-run-sheet';
import { SheetPart } from './sheet-part';

const Person = ({ supplier: { name, type, town, contact } }: { supplier: Identified<ShortlistedSupplier> }) => {
  const intl = useIntl();
  const phone = contact?.phone.trim() ?? '';
  const note = [categoryName(intl, type), town ?? ''].filter((part) => part !== '').join(' · ');
  return (
    <Row
      title={name}
      note={note}
      end={
        phone !== '' && (
          <Link
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            aria-label={intl.formatMessage({ id: 'planning.day.people.call' }, { name, phone })}
          >
            {phone}
          </Link>
        )
      }
    />
  );
};

/** The booked suppliers with the telephone numbers that the couple noted. */
export const PeoplePart = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { market } = useLocaleInfo();
  const mayWrite = useAccess('inbox') !== 'none';
  return (
    <SheetPart
      title={<FormattedMessage id="planning.day.people" />}
      part={useBookedSuppliers(wedding)}
      action={
        mayWrite && (
          <Link href={paths.inboxSuppliers(market.prefix)}>
            <FormattedMessage id="planning.day.people.shortlist" />
          </Link>
        )
      }
    >
      {(suppliers) =>
        suppliers.length === 0 ? (
          <Text tone="soft">
            <FormattedMessage id="planning.day.people.none" />
          </Text>
        ) : (
          <Rows>
            {suppliers.map((supplier) => (
              <Person key={supplier.id} supplier={supplier} />
            ))}
          </Rows>
        )
      }
    </SheetPart>
  );
};
