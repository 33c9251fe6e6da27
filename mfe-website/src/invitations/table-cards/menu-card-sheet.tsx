import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { type SiteTheme } from '#public-site/public';
import type { Paper, TextCardCount } from '../rules/card-sheets';
import { CardFoot, EqualCards } from './text-card';

/** The words of a menu card. */
export interface MenuWords {
  couple: string;
  day: string | null;
  /** Dishes by course. */
  courses: readonly (readonly string[])[];
}

interface Props {
  words: MenuWords;
  theme: SiteTheme;
  paper: Paper;
  count: TextCardCount;
}

/** A sheet of equal menu cards. */
export const MenuCardSheet = ({ words, ...sheet }: Props) => (
  <EqualCards {...sheet}>
    <h3>
      <FormattedMessage id="table-cards.menu" />
    </h3>
    {words.courses.map((course, index) => (
      <Fragment key={course.join('\n')}>
        {index === 0 ? null : <hr />}
        <div>
          {course.map((dish) => (
            <p key={dish}>{dish}</p>
          ))}
        </div>
      </Fragment>
    ))}
    <CardFoot couple={words.couple} day={words.day} />
  </EqualCards>
);
