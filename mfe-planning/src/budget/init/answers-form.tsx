import type { Wedding } from '@posy/shared-contracts/entities';
import { Card, Inline, Stack } from '@posy/shared-ui';
import { Form } from '@posy/shared-ui/forms';
import type { ReactNode } from 'react';
import { AnswerFields } from './answer-fields';
import { AnswersLayout } from './answers-layout';
import { GroupChoice } from './group-choice';
import type { AnswersControl } from './use-answers';

interface Props {
  wedding: Wedding;
  control: AnswersControl;
  onSubmit: () => void;
  /** Shown below the answers: the changes that they would make. */
  preview?: ReactNode;
  note?: ReactNode;
  actions: ReactNode;
}

/** The answers that a budget is planned from, with their result beside them. */
export const AnswersForm = ({ wedding, control, onSubmit, preview, note, actions }: Props) => (
  <Form onSubmit={onSubmit}>
    <AnswersLayout>
      <Stack gap={5}>
        <Card>
          <AnswerFields control={control} listed={wedding.guests.count} />
        </Card>
        {preview !== undefined && <Card>{preview}</Card>}
      </Stack>
      <Card>
        <GroupChoice control={control} />
      </Card>
    </AnswersLayout>
    {note}
    <Inline gap={2}>{actions}</Inline>
  </Form>
);
