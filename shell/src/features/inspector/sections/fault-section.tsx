import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import { Button, Grid, Heading, Text } from '@posy/shared-ui';
import { SelectField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reloadWithFaults, type TabFaults, tabFaults } from '#adapters/inspector/tab-faults';
import { faultKinds } from '#platform/remotes/faults/fault-kinds';

const withFault = (faults: TabFaults, remote: string, value: string): TabFaults => {
  const { [remote]: _before, ...others } = faults;
  const kind = faultKinds.find((known) => known === value);
  return kind === undefined ? others : { ...others, [remote]: kind };
};

/** Switches that make a remote fail in this tab: to see what people see then. */
export const FaultSection = ({ set }: { set: ReleaseSet }) => {
  const { formatMessage } = useIntl();
  const [stored] = useState(tabFaults);
  const [faults, setFaults] = useState(stored);
  const options = (['none', ...faultKinds] as const).map((kind) => ({
    value: kind,
    label: formatMessage({ id: `inspector.faults.${kind}` }),
  }));
  const isChanged = JSON.stringify(faults) !== JSON.stringify(stored);
  return (
    <section>
      <Heading level={3} size="h3">
        {formatMessage({ id: 'inspector.faults.title' })}
      </Heading>
      <Text size="small" tone="soft">
        {formatMessage({ id: 'inspector.faults.help' })}
      </Text>
      <Grid gap={3} min={180}>
        {set.remotes.map(({ name }) => (
          <SelectField
            key={name}
            label={name}
            value={faults[name] ?? 'none'}
            onChange={(value) => setFaults(withFault(faults, name, value))}
            options={options}
          />
        ))}
      </Grid>
      <Button kind="line" size="s" isDisabled={!isChanged} onPress={() => reloadWithFaults(faults)}>
        {formatMessage({ id: 'inspector.faults.apply' })}
      </Button>
    </section>
  );
};
