import { claimConstants } from '@posy/shared-contracts/constants';
import type { ClaimWay } from '@posy/shared-contracts/entities';
import { Button, Card, Section } from '@posy/shared-ui';
import { Form, FormErrors, RadioGroupField, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Standing } from './claim-queries';
import { DocumentField } from './document-field';
import { documentFault, useClaim } from './use-claim';

interface Props {
  supplierId: string;
  standing: Standing;
  email: string;
}

/** Choices of evidence; the address is one only where it is confirmed and of the profile's own domain. */
const useWays = ({ standing: { address, domain }, email }: Pick<Props, 'standing' | 'email'>) => {
  const { formatMessage } = useIntl();
  return {
    options: [
      ...(address === null
        ? []
        : [
            {
              value: 'address',
              label: formatMessage({ id: 'claims.way.address' }),
              note: formatMessage({ id: 'claims.way.address.note' }, { address, domain }),
            },
          ]),
      {
        value: 'document',
        label: formatMessage({ id: 'claims.way.document' }),
        note: formatMessage({ id: 'claims.way.document.note' }),
      },
    ],
    help:
      address !== null || domain === '' ? undefined : formatMessage({ id: 'claims.way.no-address' }, { domain, email }),
  };
};

/** Says whose business it is, by an address of its domain or with a document. */
export const ClaimForm = ({ supplierId, standing, email }: Props) => {
  const { formatMessage } = useIntl();
  const { options, help } = useWays({ standing, email });
  const claim = useClaim(supplierId);
  const [way, setWay] = useState<ClaimWay>(standing.address === null ? 'document' : 'address');
  const [words, setWords] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const fault = file === null ? null : documentFault(file);
  const fileError =
    fault !== null
      ? formatMessage({ id: `claims.fault.${fault}` })
      : isTried && file === null
        ? formatMessage({ id: 'claims.document.missing' })
        : null;
  const submit = (): void => {
    setTried(true);
    if (claim.isPending) return;
    if (way === 'address') claim.byAddress(words.trim());
    else if (file !== null && fault === null) claim.byDocument(words.trim(), file);
  };
  return (
    <Card>
      <Section title={<FormattedMessage id="claims.form" />} size="h3" gap={4}>
        <Form onSubmit={submit}>
          {claim.fault === null ? null : <FormErrors title={<FormattedMessage id={`claims.fault.${claim.fault}`} />} />}
          <RadioGroupField
            label={formatMessage({ id: 'claims.way' })}
            layout="cards"
            value={way}
            onChange={(value) => setWay(value === 'address' ? 'address' : 'document')}
            options={options}
            {...(help === undefined ? {} : { help })}
          />
          {way === 'document' ? <DocumentField file={file} onChange={setFile} error={fileError} /> : null}
          <TextAreaField
            label={formatMessage({ id: 'claims.words' })}
            help={formatMessage({ id: 'claims.words.help' })}
            value={words}
            onChange={setWords}
            maxLength={claimConstants.wordsLength}
            rows={4}
          />
          <div>
            <Button kind="main" type="submit" isPending={claim.isPending}>
              <FormattedMessage id="claims.send" />
            </Button>
          </div>
        </Form>
      </Section>
    </Card>
  );
};
