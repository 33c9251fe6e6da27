import styled from '@emotion/styled';
import type { OwnProfile, SupplierCategory } from '@posy/shared-contracts/entities';
import { Card, color, Heading, media, Row, Rows, Text } from '@posy/shared-ui';
import { ShareRing } from '@posy/shared-ui/charts';
import { CheckIcon, WarningCircleIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Step, stepsOf } from './steps';

const Head = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  padding: 18px 16px;
`;

/** Beside the form there is room for what is done, too; above it the list stays short. */
const List = styled.div`
  border-block-start: 1px solid ${color.line};
  & [data-done] {
    display: none;
  }
  ${media.desktop} {
    & [data-done] {
      display: flex;
    }
  }
`;

const StepRow = ({ step: { id, anchor, left, first } }: { step: Step }) => {
  const { formatMessage } = useIntl();
  if (left === 0)
    return (
      <Row
        data-done
        isInset
        start={<CheckIcon size="s" />}
        title={<FormattedMessage id={`editor.complete.${id}.done`} />}
      />
    );
  return (
    <Row
      isInset
      hue="apricot"
      start={<WarningCircleIcon size="s" />}
      href={`#${anchor}`}
      title={formatMessage({ id: `editor.complete.${id}` }, { count: left, first, named: first === '' ? 'no' : 'yes' })}
      note={<FormattedMessage id={`editor.complete.${id}.why`} />}
    />
  );
};

interface Props {
  own: OwnProfile;
  type: SupplierCategory;
}

/** The draft's completeness. Every missing thing is a link to its part of the form, with the reason why it matters. */
export const Completeness = ({ own, type }: Props) => {
  const { formatMessage } = useIntl();
  const steps = stepsOf(own, type);
  const done = steps.filter(({ left }) => left === 0).length;
  const title = formatMessage({ id: 'editor.complete' }, { done, all: steps.length });
  return (
    <Card isFlush as="section" aria-label={title}>
      <Head>
        <ShareRing share={done / steps.length} label={title} />
        <div>
          <Heading level={2} size="title">
            {title}
          </Heading>
          <Text size="small" tone="soft">
            <FormattedMessage id="editor.complete.left" values={{ count: steps.length - done }} />
          </Text>
        </div>
      </Head>
      <List>
        <Rows>
          {steps.map((step) => (
            <StepRow key={step.id} step={step} />
          ))}
        </Rows>
      </List>
    </Card>
  );
};
