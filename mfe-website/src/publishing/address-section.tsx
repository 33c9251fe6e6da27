import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Website } from '@posy/shared-contracts/entities';
import { Button, Card, Inline, Link, Section, Stack, Text } from '@posy/shared-ui';
import { Form, TextField } from '@posy/shared-ui/forms';
import { CopyIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText } from './adapters/clipboard';
import { pageOrigin } from './adapters/page-origin';
import { OfflineDialog } from './offline-dialog';
import { faultMessage, type Publishing } from './use-publishing';

const PublicLink = ({ slug }: { slug: string }) => {
  const { notices } = useHost();
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const path = paths.publicWebsite(market.prefix, slug);
  const address = `${pageOrigin()}${path}`;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(address);
    notices.show({
      tone: isCopied ? 'success' : 'error',
      text: intl.formatMessage({ id: isCopied ? 'website.address.copied' : 'website.address.not-copied' }, { address }),
    });
  };
  return (
    <Stack gap={2}>
      <Text as="p" size="small" style={{ overflowWrap: 'anywhere' }}>
        <Link href={path}>{address}</Link>
      </Text>
      <Inline>
        <Button size="s" icon={<CopyIcon size="s" />} onPress={() => void copy()}>
          <FormattedMessage id="website.address.copy" />
        </Button>
      </Inline>
    </Stack>
  );
};

interface Props {
  site: Website | null;
  suggestion: string;
  publishing: Publishing;
}

/** The website's address for guests, and the buttons that publish it or take it offline. */
export const AddressSection = ({ site, suggestion, publishing }: Props) => {
  const intl = useIntl();
  const { fault, isBusy, clear, publish, unpublish } = publishing;
  const [typed, setTyped] = useState<string | null>(null);
  const isLive = site?.published === true;
  const current = site?.slug ?? null;
  const slug = typed ?? current ?? suggestion;
  const error = fault === null ? undefined : intl.formatMessage({ id: faultMessage[fault] }, { slug });
  const isMoved = slug !== current;
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={<FormattedMessage id="website.address.title" />} size="h3">
      <Card>
        <Form onSubmit={() => publish(slug)}>
          {isLive && current !== null ? <PublicLink slug={current} /> : null}
          <TextField
            label={intl.formatMessage({ id: 'website.address.label' })}
            value={slug}
            onChange={(value) => {
              clear();
              setTyped(value.trim().toLowerCase());
            }}
            autoCapitalize="none"
            spellCheck={false}
            help={intl.formatMessage({ id: 'website.address.help' })}
            error={error}
          />
          <Inline>
            {isLive && !isMoved ? null : (
              <Button kind="main" type="submit" isPending={isBusy}>
                <FormattedMessage id={isLive ? 'website.address.move' : 'website.address.publish'} />
              </Button>
            )}
            {isLive ? (
              <Button kind="plain" onPress={() => setAsking(true)} isPending={isBusy}>
                <FormattedMessage id="website.address.unpublish" />
              </Button>
            ) : null}
          </Inline>
          <Text size="small" tone="faint">
            <FormattedMessage id="website.address.noindex" />
          </Text>
        </Form>
      </Card>
      {isAsking ? (
        <OfflineDialog
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            unpublish();
          }}
        />
      ) : null}
    </Section>
  );
};
