import { Card, Link, Section } from '@posy/shared-ui';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** Address and label of the full list. */
  href: string;
  more: ReactNode;
  children: ReactNode;
}

/** A card with the beginning of a list, and a link to all of it. */
export const LinkedCard = ({ title, href, more, children }: Props) => (
  <Card>
    <Section title={title} size="h3" gap={2} action={<Link href={href}>{more}</Link>}>
      {children}
    </Section>
  </Card>
);
