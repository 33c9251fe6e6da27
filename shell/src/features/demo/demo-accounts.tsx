import { useHost } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Button, Callout, Inline } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';

const kinds = ['couple', 'supplier', 'moderator', 'operator'] as const;
type DemoKind = (typeof kinds)[number];

const room = { marginBlockStart: 8 };

/** One press signs in with demo data; shown only when the server has some. */
export const DemoAccounts = () => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const { demo, session, market } = useShell();
  const [opening, setOpening] = useState<DemoKind | null>(null);
  if (!demo) return null;
  const open = async (kind: DemoKind): Promise<void> => {
    setOpening(kind);
    try {
      const { accounts } = await host.api.call('demoAccounts', {});
      const account = accounts.find((candidate) => candidate.kind === kind);
      const result = account === undefined ? null : await session.account.logIn(account.email, account.password);
      if (result?.ok !== true) throw new Error(result?.failure ?? 'no such account');
      if (!host.location.get().pathname.endsWith('/signup'))
        host.navigate(paths.signup(market.prefix, { mode: 'login' }));
    } catch (error) {
      setOpening(null);
      host.telemetry.error('demo', error);
      host.notices.show({ tone: 'error', text: formatMessage({ id: 'shell.demo.failed' }) });
    }
  };
  return (
    <Callout hue="primrose" title={formatMessage({ id: 'shell.demo.title' })}>
      <p>{formatMessage({ id: 'shell.demo.lead' })}</p>
      <Inline gap={2} role="group" aria-label={formatMessage({ id: 'shell.demo.title' })} style={room}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="s"
            isPending={opening === kind}
            isDisabled={opening !== null && opening !== kind}
            onPress={() => void open(kind)}
          >
            {formatMessage({ id: `shell.demo.${kind}` })}
          </Button>
        ))}
      </Inline>
    </Callout>
  );
};
