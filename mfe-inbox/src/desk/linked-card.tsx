import { Card, Link, Section, type SectionProps } from '@posy/shared-ui';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** Address and label of the full list. */
  href: string;
  more: ReactNode;
  /** Size of the heading: large on home, small among the desk's many cards. */
  size?: SectionProps['size'];
  children: ReactNode;
}

/** A card with the beginning of a list, and a link to all of it. */
export const LinkedCard = ({ title, href, more, size = 'h3', children }: Props) => (
  <Card>
    <Section title={title} size={size} gap={2} action={<Link href={href}>{more}</Link>}>
      {children}
    </Section>
  </Card>
);
