import styled from '@emotion/styled';
import { ButtonLink, type ButtonLinkProps, VisuallyHidden } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { WayOn } from './use-next-step';

/** Labels of the links. */
export const wayWords = {
  suppliers: 'planning.next.go.suppliers',
  compare: 'planning.next.go.compare',
  message: 'planning.next.go.message',
  guests: 'planning.next.go.guests',
  caterers: 'planning.next.go.caterers',
  seating: 'planning.next.go.seating',
  budget: 'planning.next.go.budget',
  day: 'planning.next.go.day',
  website: 'planning.next.go.website',
  'save-the-dates': 'planning.next.go.save-the-dates',
  addresses: 'planning.next.go.addresses',
  note: 'planning.next.go.note',
  invite: 'planning.next.go.invite',
  date: 'planning.next.go.date',
  advice: 'planning.next.go.advice',
  reviews: 'planning.next.go.reviews',
} as const satisfies Record<WayOn['kind'], string>;

interface Props {
  /**
   * Null while the target is unknown: the button's space stays empty, so that nobody presses a button whose target
   * changes.
   */
  way: WayOn | null;
  /** The task's title, read out after the button's label. */
  title: string;
  kind: ButtonLinkProps['kind'];
}

/** Has the button's height. */
const Room = styled.span`
  min-block-size: 36px;
`;

/** The button that opens the part of the plan where a task is done. */
export const WayOnLink = ({ way, title, kind }: Props) =>
  way === null ? (
    <Room />
  ) : (
    <ButtonLink kind={kind} size="s" href={way.href}>
      <FormattedMessage id={wayWords[way.kind]} />
      <VisuallyHidden>: {title}</VisuallyHidden>
    </ButtonLink>
  );
