import styled from '@emotion/styled';
import { ButtonLink, type ButtonLinkProps, VisuallyHidden } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { WayOn } from './use-next-step';

/** What a way on is called. */
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
  note: 'planning.next.go.note',
  invite: 'planning.next.go.invite',
  date: 'planning.next.go.date',
  advice: 'planning.next.go.advice',
  reviews: 'planning.next.go.reviews',
} as const satisfies Record<WayOn['kind'], string>;

interface Props {
  /** Null while it is not known where: the button keeps its room, and nobody presses what then means something else. */
  way: WayOn | null;
  /** What it is a step of: said after the words on the button. */
  title: string;
  kind: ButtonLinkProps['kind'];
}

/** As high as the button. */
const Room = styled.span`
  min-block-size: 36px;
`;

/** The button that leads to where a task is worked on. */
export const WayOnLink = ({ way, title, kind }: Props) =>
  way === null ? (
    <Room />
  ) : (
    <ButtonLink kind={kind} size="s" href={way.href}>
      <FormattedMessage id={wayWords[way.kind]} />
      <VisuallyHidden>: {title}</VisuallyHidden>
    </ButtonLink>
  );
