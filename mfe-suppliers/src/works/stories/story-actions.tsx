import styled from '@emotion/styled';
import { Slot, useLocaleInfo } from '@posy/remote-kit';
import type { RealWeddingPage } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { ShareButton } from '#supplier/share/share-button';
import { coloursOf } from '../rules/colours-of';
import { useMonth } from './story-card';
import { storyHref } from './story-href';

/** A line of its own, so that nothing moves when other remotes' actions load. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  margin-block-start: -16px;
  /* The shell's placeholder is as large as a screen: while an action loads, it would push the pictures away. */
  & > [data-slot]:has([role='status'][aria-busy='true']) {
    display: none;
  }
`;

/** The actions for a wedding that a couple likes. */
export const StoryActions = ({ story }: { story: RealWeddingPage }) => {
  const { prefix } = useLocaleInfo().market;
  const month = useMonth();
  const { title, palette, town } = story;
  const path = storyHref(prefix, story);
  const facts = `${town}, ${month(story.date)}`;
  const props = useMemo(() => ({ title, facts, colours: coloursOf(palette), path }), [title, facts, palette, path]);
  return (
    <Line>
      <ShareButton title={title} path={path} />
      <Slot name="real-wedding.actions" props={props} />
    </Line>
  );
};
