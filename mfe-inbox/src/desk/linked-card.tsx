import { Card, Link, Section } from '@posy/shared-ui';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** Where more of it is, and what that is called. */
  href: string;
  more: ReactNode;
  children: ReactNode;
}

/** A card that shows the beginning of something, with the way to all of it. */
export const LinkedCard = ({ title, href, more, children }: Props) => (
  <Card>
    <Section title={title} size="h3" gap={2} action={<Link href={href}>{more}</Link>}>
      {children}
    </Section>
  </Card>
);
