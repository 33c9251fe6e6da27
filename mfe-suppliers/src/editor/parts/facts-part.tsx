import { ownProfileConstants } from '@posy/shared-contracts/constants';
import type { SupplierCategory, SupplierFacts } from '@posy/shared-contracts/entities';
import { Card, Section, Stack, Text } from '@posy/shared-ui';
import { CheckboxField, FieldGrid, MoneyField, NumberField, SelectField, TimeField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { partAnchors } from '../completeness/steps';
import type { PartProps } from '../writing/part';
import { useFaultWords } from '../writing/use-fault-words';

type Counted =
  | 'capacityDayMin'
  | 'capacityDayMax'
  | 'capacityEvening'
  | 'rooms'
  | 'sleeps'
  | 'travelRadiusKm'
  | 'deliveryWeeks';
const ofVenues: readonly Counted[] = ['capacityDayMin', 'capacityDayMax', 'capacityEvening', 'rooms', 'sleeps'];
const ofTrades: readonly Counted[] = ['travelRadiusKm', 'deliveryWeeks'];
const caterings = ['in-house', 'listed', 'free'] as const;
const answers = ['', 'yes', 'no'] as const;

interface Props extends PartProps {
  type: SupplierCategory;
  currency: string;
  features: readonly { key: string; label: string }[];
}

const said = (value: boolean | null | undefined): (typeof answers)[number] =>
  value == null ? '' : value ? 'yes' : 'no';

/** The fields of a venue's facts, which couples compare besides its figures. */
const VenueFields = ({ own: { facts }, change, currency }: Props) => {
  const { formatMessage } = useIntl();
  const set = (changed: Partial<SupplierFacts>): void => change({ facts: { ...facts, ...changed } });
  const yesNo = answers.map((value) => ({ value, label: formatMessage({ id: `editor.answer.${value || 'unsaid'}` }) }));
  const boolean = (value: string): boolean | null => (value === '' ? null : value === 'yes');
  return (
    <FieldGrid>
      <SelectField
        label={formatMessage({ id: 'editor.fact.catering' })}
        value={facts.catering ?? ''}
        onChange={(value) => set({ catering: caterings.find((one) => one === value) ?? null })}
        options={[
          { value: '', label: formatMessage({ id: 'editor.answer.unsaid' }) },
          ...caterings.map((value) => ({ value, label: formatMessage({ id: `profile.fact.catering.${value}` }) })),
        ]}
      />
      <SelectField
        label={formatMessage({ id: 'editor.fact.licence' })}
        value={said(facts.licence)}
        onChange={(value) => set({ licence: boolean(value) })}
        options={yesNo}
      />
      <SelectField
        label={formatMessage({ id: 'editor.fact.stepFree' })}
        value={said(facts.stepFree)}
        onChange={(value) => set({ stepFree: boolean(value) })}
        options={yesNo}
      />
      <MoneyField
        label={formatMessage({ id: 'editor.fact.corkage' })}
        unreadableError={formatMessage({ id: 'editor.noAmount' })}
        currency={currency}
        value={facts.corkage ?? null}
        onChange={(corkage) => set({ corkage })}
      />
      <TimeField
        label={formatMessage({ id: 'editor.fact.curfew' })}
        value={facts.curfew ?? ''}
        onChange={(curfew) => set({ curfew: curfew === '' ? null : curfew })}
      />
    </FieldGrid>
  );
};

/** Facts and features: what couples filter and compare by. */
export const FactsPart = (props: Props) => {
  const { own, change, faultAt, type, features } = props;
  const { formatMessage } = useIntl();
  const fault = useFaultWords(faultAt);
  const counted = type === 'venues' ? ofVenues : ofTrades;
  const chosen = new Set(own.features);
  const toggle = (key: string, isChosen: boolean): void =>
    change({
      features: features.flatMap((one) => ((one.key === key ? isChosen : chosen.has(one.key)) ? [one.key] : [])),
    });
  return (
    <Card id={partAnchors.facts}>
      <Section title={<FormattedMessage id="editor.facts" />} size="h3" gap={4}>
        <Text size="small" tone="soft">
          <FormattedMessage id="editor.facts.lead" />
        </Text>
        <FieldGrid>
          {counted.map((name) => (
            <NumberField
              key={name}
              label={formatMessage({ id: `editor.fact.${name}` })}
              value={own.facts[name] ?? null}
              min={0}
              onChange={(value) => change({ facts: { ...own.facts, [name]: value } })}
              {...fault(`facts.${name}`)}
            />
          ))}
        </FieldGrid>
        {type === 'venues' ? <VenueFields {...props} /> : null}
        <Stack gap={2} role="group" aria-label={formatMessage({ id: 'editor.features' })}>
          <Text isStrong>
            <FormattedMessage id="editor.features" />
          </Text>
          <FieldGrid>
            {features.map(({ key, label }) => (
              <CheckboxField
                key={key}
                label={label}
                isChecked={chosen.has(key)}
                isDisabled={!chosen.has(key) && chosen.size >= ownProfileConstants.features}
                onChange={(isChosen) => toggle(key, isChosen)}
              />
            ))}
          </FieldGrid>
        </Stack>
      </Section>
    </Card>
  );
};
