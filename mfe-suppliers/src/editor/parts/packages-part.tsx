import styled from '@emotion/styled';
import { ownProfileConstants } from '@posy/shared-contracts/constants';
import { type OwnProfile, packageUnits } from '@posy/shared-contracts/entities';
import { Card, InlineError, media, Section, Text } from '@posy/shared-ui';
import { MoneyField, SelectField, TextAreaField, TextField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { partAnchors } from '../completeness/steps';
import { ListItems } from '../writing/list-items';
import { linesOf, type PartProps, replaced } from '../writing/part';
import { useFaultWords } from '../writing/use-fault-words';

type Package = OwnProfile['packages'][number];
const { packages: mostPackages, includes: mostIncludes, lineLength } = ownProfileConstants;

/** Two rows of two fields: name and price, then the unit and what the package holds. */
const Pairs = styled.div`
  display: grid;
  gap: 12px;
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > * {
      grid-column: span 2;
    }
    & > *:first-of-type,
    & > *:last-of-type {
      grid-column: span 4;
    }
  }
`;

interface FieldsProps extends Pick<PartProps, 'faultAt'> {
  item: Package;
  at: number;
  currency: string;
  onChange: (item: Package) => void;
}

const Fields = ({ item, at, currency, faultAt, onChange }: FieldsProps) => {
  const { formatMessage } = useIntl();
  const fault = useFaultWords(faultAt);
  return (
    <>
      <Pairs>
        <TextField
          label={formatMessage({ id: 'editor.package.name' })}
          value={item.name}
          maxLength={lineLength}
          onChange={(name) => onChange({ ...item, name })}
          {...fault(`packages.${at}.name`)}
        />
        <MoneyField
          label={formatMessage({ id: 'editor.package.price' })}
          unreadableError={formatMessage({ id: 'editor.noAmount' })}
          currency={currency}
          value={item.price}
          onChange={(price) => onChange({ ...item, price })}
        />
        <SelectField
          label={formatMessage({ id: 'editor.package.unit' })}
          value={item.unit}
          onChange={(unit) => onChange({ ...item, unit: packageUnits.find((one) => one === unit) ?? item.unit })}
          options={packageUnits.map((unit) => ({ value: unit, label: formatMessage({ id: `editor.unit.${unit}` }) }))}
        />
        <TextAreaField
          label={formatMessage({ id: 'editor.package.includes' })}
          help={formatMessage({ id: 'editor.package.includes.help' })}
          rows={2}
          value={item.includes.join('\n')}
          onChange={(text) =>
            onChange({
              ...item,
              includes:
                text === ''
                  ? []
                  : linesOf(text)
                      .slice(0, mostIncludes)
                      .map((line) => line.slice(0, lineLength)),
            })
          }
          {...fault(`packages.${at}.includes`)}
        />
      </Pairs>
      {item.price === null ? (
        <Text size="small" tone="hue" data-hue="apricot">
          <FormattedMessage id="editor.package.hidden" />
        </Text>
      ) : null}
      {faultAt(`packages.${at}`) === null ? null : (
        <InlineError>
          <FormattedMessage id="editor.fault.twice" />
        </InlineError>
      )}
    </>
  );
};

/** Packages with what they cost, and what a Saturday in season comes to. */
export const PackagesPart = ({ own, change, faultAt, currency }: PartProps & { currency: string }) => {
  const { formatMessage } = useIntl();
  const { packages } = own;
  return (
    <>
      <ListItems
        id={partAnchors.packages}
        title={<FormattedMessage id="editor.packages" />}
        lead={<FormattedMessage id="editor.packages.lead" />}
        add={<FormattedMessage id="editor.packages.add" />}
        items={packages}
        most={mostPackages}
        nameOf={({ name }, at) => (name === '' ? formatMessage({ id: 'editor.package' }, { number: at + 1 }) : name)}
        fresh={(): Package => ({ name: '', includes: [], price: null, unit: 'per-day' })}
        onChange={(next) => change({ packages: next })}
      >
        {(item, at) => (
          <Fields
            item={item}
            at={at}
            currency={currency}
            faultAt={faultAt}
            onChange={(next) => change({ packages: replaced(packages, at, next) })}
          />
        )}
      </ListItems>
      <Card>
        <Section title={<FormattedMessage id="editor.saturday" />} size="h3" gap={3}>
          <MoneyField
            label={formatMessage({ id: 'editor.saturday.price' })}
            unreadableError={formatMessage({ id: 'editor.noAmount' })}
            help={formatMessage({ id: 'editor.saturday.help' })}
            currency={currency}
            value={own.saturday}
            onChange={(saturday) => change({ saturday })}
          />
        </Section>
      </Card>
    </>
  );
};
