/** The part of the design system that every page needs. Words come from the caller. */
export { Avatar, AvatarGroup, type AvatarProps, hueOf, initialsOf } from './avatar';
export { Badge, type BadgeProps } from './badge';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button';
export { type ButtonKind, type ButtonSize } from './button-styles';
export { Callout, type CalloutProps, InlineError, OfflineBar, type OfflineBarProps } from './callout';
export { Card, type CardProps, Divider } from './card';
export { Chip, ChipGroup, type ChipGroupProps, ChipLink, type ChipLinkProps, type ChipProps } from './chip';
export { EmptyState, type EmptyStateProps, FailedFeature, type FailedFeatureProps } from './empty-state';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './icon-button';
export { Grid, type GridProps, Grow, Inline, type InlineProps, Page, type PageProps, Stack, Wrap } from './layout';
export { Link, LinkButton, type LinkProps, NavLink } from './link';
export { NavigationProvider, type NavigationProviderProps, useLinkHandlers, useNavigateTo } from './navigation';
export { Pagination, type PaginationProps } from './pagination';
export { PetalDate, type PetalDateProps } from './petal-date';
export { PosyMark, Wordmark } from './posy-mark';
export { PetalDot, ProgressBar, type ProgressBarProps, SplitBar, type SplitPart } from './progress';
export { Facts, Row, type RowProps, Rows, Table, TableScroll } from './rows';
export { scallop } from './scallop';
export { PageHead, type PageHeadProps, Section, type SectionProps } from './section';
export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from './skeleton';
export { Snackbar, type SnackbarItem, type SnackbarProps, SnackbarRegion, type SnackbarRegionProps } from './snackbar';
export { Spinner } from './spinner';
export { Rating, type RatingProps, StarsRead, type StarsReadProps } from './stars';
export { Breadcrumbs, type BreadcrumbsProps, type TabLink, TabLinks, type TabLinksProps } from './tab-links';
export { Tag, type TagProps } from './tag';
export {
  Figure,
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  Text,
  type TextProps,
  type TextSize,
  type TextTone,
  VisuallyHidden,
} from './text';
export { createUiCache, type UiCacheOptions, UiProvider, type UiProviderProps, useUiLocale } from './theme';
export { Tick, type TickProps } from './tick';
export { Toolbar, type ToolbarProps } from './toolbar';
export {
  color,
  font,
  type Hue,
  hues,
  layer,
  media,
  motion,
  radius,
  shadow,
  space,
  type SpaceStep,
  textSize,
} from '../tokens/token-names';
