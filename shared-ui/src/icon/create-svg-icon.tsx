import type { ReactNode } from 'react';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/**
 * Takes the place of the factory behind every icon of `@mui/icons-material` (`rspack.base.ts`): the same picture without
 * Emotion, as a page with a table has some sixty of them. `icon.css` dresses it; one in a colour or with `sx` is MUI's.
 */
export function createSvgIcon(drawing: ReactNode, displayName: string) {
  function Icon(props: SvgIconProps) {
    const { fontSize = 'medium', titleAccess, className = '', ...svg } = props;
    if (svg.sx !== undefined || svg.color !== undefined) return <SvgIcon {...props}>{drawing}</SvgIcon>;

    return (
      <svg
        width="1em"
        height="1em"
        viewBox="0 0 24 24"
        fill="currentColor"
        focusable="false"
        {...(titleAccess === undefined ? { 'aria-hidden': true } : { role: 'img' })}
        {...svg}
        className={`MuiSvgIcon-root lumora-icon lumora-icon-${fontSize} ${className}`}
      >
        {drawing}
        {titleAccess !== undefined && <title>{titleAccess}</title>}
      </svg>
    );
  }
  Icon.displayName = displayName;
  // MUI's components know icons by it
  Icon.muiName = 'SvgIcon';
  return Icon;
}
