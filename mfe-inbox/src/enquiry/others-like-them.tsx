import { useHost, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { Row, Rows, Text } from '@posy/shared-ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { PictureTile } from '#talk/picture-tile';
import { useProfile } from '#talk/profiles/supplier-face';

const shownAtMost = 3;

/** Returns suppliers of the same category and county, those that are free on the couple's day. */
const useOthers = ({ supplierId, supplierType: category }: SlotProps['supplier-profile.enquiry']) => {
  const { api } = useHost();
  const { country: countryCode } = useLocaleInfo().market;
  const date = useWedding()?.date ?? null;
  const county = useProfile(supplierId)?.county ?? null;
  const { data } = useQuery({
    queryKey: ['others-like-them', category, county, date],
    queryFn: ({ signal }) =>
      api.call(
        'searchSuppliers',
        {
          body: {
            countryCode,
            category,
            ...(county !== null && { area: county }),
            ...(date !== null && { freeOnElse: date }),
          },
        },
        { signal },
      ),
    enabled: county !== null,
  });
  return data?.results ?? [];
};

export interface OthersProps {
  supplier: SlotProps['supplier-profile.enquiry'];
  /** Ids of the suppliers that the couple already talks to. */
  asked: readonly string[];
}

/** After an enquiry: others like this supplier whom the couple has not asked. Renders nothing without any. */
export const OthersLikeThem = ({ supplier, asked }: OthersProps) => {
  const { market } = useLocaleInfo();
  const heading = useId();
  const others = useOthers(supplier)
    .filter(({ id }) => id !== supplier.supplierId && !asked.includes(id))
    .slice(0, shownAtMost);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Text as="p" size="small" tone="soft" id={heading}>
        <FormattedMessage id="inbox.enquiry.others" />
      </Text>
      <Rows>
        {others.map(({ id, publicId, type, name, town, picture }) => (
          <Row
            key={id}
            title={name}
            note={town}
            start={<PictureTile picture={picture} />}
            href={paths.supplier(market.prefix, type, publicId)}
          />
        ))}
      </Rows>
    </section>
  );
};
