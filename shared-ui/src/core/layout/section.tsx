import styled from '@emotion/styled';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { color, media, space, type SpaceStep } from '#tokens/token-names';
import { Heading, type HeadingLevel, type HeadingSize } from '../text';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: flex-end;
  justify-content: space-between;
  margin-block-end: 24px;
  ${media.phone} {
    margin-block-end: 16px;
  }
  & > div:first-of-type {
    flex: 1 1 280px;
    min-inline-size: 0;
  }
`;

const Lead = styled.div`
  margin-block-start: 6px;
  color: ${color.inkSoft};
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export interface PageHeadProps {
  title: ReactNode;
  /** The sentence below the title. */
  lead?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  id?: string;
}

/** The title of a screen, with its actions. */
export const PageHead = ({ title, lead, actions, id }: PageHeadProps) => (
  <Head>
    <div>
      <Heading level={1} id={id}>
        {title}
      </Heading>
      {lead ? <Lead>{lead}</Lead> : null}
    </div>
    {actions ? <Actions>{actions}</Actions> : null}
  </Head>
);

const SectionRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

const SectionHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  justify-content: space-between;
`;

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Its heading names the region. */
  title: ReactNode;
  level?: HeadingLevel;
  size?: HeadingSize;
  /** At the end of the heading's line: a link or a figure. */
  action?: ReactNode;
  gap?: SpaceStep;
}

/** A part of a screen with a heading of its own. */
export const Section = ({ title, level = 2, size, action, gap = 4, children, style, ...rest }: SectionProps) => {
  const id = useId();
  return (
    <SectionRoot aria-labelledby={id} {...rest} style={{ ...style, gap: space(gap) }}>
      <SectionHead>
        <Heading level={level} size={size} id={id}>
          {title}
        </Heading>
        {action}
      </SectionHead>
      {children}
    </SectionRoot>
  );
};
