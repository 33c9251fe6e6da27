import { Heading, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import type { SharedModuleFacts } from '#platform/inspected/shared-modules';

const SharedModule = ({ module, chosen, others, asked }: SharedModuleFacts) => {
  const { formatMessage, formatList } = useIntl();
  return (
    <details>
      <summary>
        <b>{module}</b>{' '}
        {chosen === null
          ? formatMessage({ id: 'inspector.shared.unused' })
          : formatMessage({ id: 'inspector.shared.running' }, chosen)}
      </summary>
      {others.length === 0 ? null : (
        <Text size="small" tone="danger">
          {formatMessage({ id: 'inspector.shared.others' }, { versions: formatList(others) })}
        </Text>
      )}
      {asked.map(({ by, range }) => (
        <Text key={by} size="small" tone="soft">
          {formatMessage({ id: 'inspector.shared.asked' }, { by, range })}
        </Text>
      ))}
    </details>
  );
};

/** Modules that members share: the version that runs, whose it is, and the ranges that members ask for. */
export const SharedSection = ({ modules }: { modules: readonly SharedModuleFacts[] }) => (
  <section>
    <Heading level={3} size="h3">
      {useIntl().formatMessage({ id: 'inspector.shared.title' })}
    </Heading>
    <Stack gap={1}>
      {modules.map((module) => (
        <SharedModule key={module.module} {...module} />
      ))}
    </Stack>
  </section>
);
